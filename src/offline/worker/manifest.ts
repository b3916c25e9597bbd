/** Facts about one version of the site that its worker needs. */
export interface Manifest {
  /** The entry script of each language. */
  readonly entries: readonly string[];
  /** Paths of all pages, without the trailing slash. */
  readonly pages: readonly string[];
  /** Start of the SHA-256 of each script, style and data file, by path. */
  readonly digests: Readonly<Record<string, string>>;
  /** Scripts of each model, by language prefix and model id. */
  readonly modelFiles: Readonly<
    Record<string, Readonly<Record<string, readonly string[]>>>
  >;
}

declare const MANIFEST: Manifest;

/** The version that this worker belongs to; `scripts/postbuild` defines it. */
export const manifest = MANIFEST;

export interface Entry {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

export interface Shelf {
  readonly id: string;
  readonly title: string;
  /** The category's own page, where it has one. */
  readonly to?: string;
  readonly entries: readonly Entry[];
}

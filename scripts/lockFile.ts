interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Optional {
  readonly name: string;
  readonly version: string;
}

/** Whether Node would find `name` from the package at `from`. */
function isLocked(
  packages: Readonly<Record<string, LockedPackage>>,
  from: string,
  name: string,
): boolean {
  const path = from === '' ? '' : `${from}/`;
  if (`${path}node_modules/${name}` in packages) {
    return true;
  }
  const above = from.lastIndexOf('node_modules/');
  return (
    from !== '' &&
    isLocked(packages, from.slice(0, Math.max(above - 1, 0)), name)
  );
}

/** Optional dependencies that the lock file names but does not hold. */
export function missingOptional(
  packages: Readonly<Record<string, LockedPackage>>,
): readonly Optional[] {
  return Object.entries(packages).flatMap(([from, {optionalDependencies}]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, from, name))
      .map(([name, version]) => ({
        name,
        version: version.replace(/^[\^~]/, ''),
      })),
  );
}

/** For the build alone: what plugins and the bundler are told. */
const buildTime = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'organizationName',
  'plugins',
  'presets',
  'projectName',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** Of the flags of the future, the one that pages ask for. */
const atRuntime = ['experimental_router'];

function only(names: readonly string[], from: unknown): object {
  const all = Object.entries(from as Readonly<Record<string, unknown>>);
  return Object.fromEntries(all.filter(([name]) => names.includes(name)));
}

/**
 * Docusaurus' copy of the configuration without what a page can't ask for.
 * @throws Error when it is not what it was
 */
export function slimConfig(source: string): string {
  const [, json] = /^export default (\{[\s\S]*\});?\s*$/m.exec(source) ?? [];
  if (json === undefined) {
    throw new Error('The written configuration has another form than expected');
  }
  const config = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const wanted = Object.keys(config).filter((key) => !buildTime.includes(key));
  const slim = {
    ...only(wanted, config),
    ...('future' in config && {future: only(atRuntime, config.future)}),
  };
  return `export default ${JSON.stringify(slim)};\n`;
}

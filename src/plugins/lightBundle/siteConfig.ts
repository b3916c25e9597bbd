/** For the build alone: what plugins and the bundler are told. */
const buildTime = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

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
  const slim = Object.entries(config).filter(
    ([key]) => !buildTime.includes(key),
  );
  return `export default ${JSON.stringify(Object.fromEntries(slim))};\n`;
}

import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

export type Configuration = Parameters<
  NonNullable<Plugin['configureWebpack']>
>[0];
export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
export type Compiler = InstanceType<Bundler['Compiler']>;

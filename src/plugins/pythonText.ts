import type {Plugin} from '@docusaurus/types';

/** Lets a component import a Python file as text. */
export default function pythonText(): Plugin {
  return {
    name: 'python-text',
    configureWebpack: () => ({
      module: {rules: [{test: /\.py$/, type: 'asset/source'}]},
    }),
  };
}

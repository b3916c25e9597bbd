import type {Props} from '@theme/CodeBlock';
import includeLanguages from '@theme/prism-include-languages';
import CodeBlock from '@theme-original/CodeBlock';
import {Prism} from 'prism-react-renderer';
import type {ReactNode} from 'react';

// Here instead of in a client module of the theme, which every page loads.
includeLanguages(Prism);

/** The theme's block, with the languages that the configuration names. */
export default function Highlighted(props: Props): ReactNode {
  return <CodeBlock {...props} />;
}

import includeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';

// Here instead of in a client module of the theme, which every page loads.
includeLanguages(Prism);

export {default} from '@theme-original/CodeBlock';

import type {ReactNode} from 'react';

export interface SourcesProps {
  /** The page's `frontMatter.sources`. */
  readonly of: readonly string[];
}

/** Lists the sources that the page's front matter names. */
export default function Sources({of: sources}: SourcesProps): ReactNode {
  return (
    <ul>
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  );
}

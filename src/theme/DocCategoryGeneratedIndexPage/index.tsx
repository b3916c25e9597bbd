import {
  DocsVersionProvider,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

type Index = Props['categoryGeneratedIndex'] & {
  /** Put there by the build; see `src/plugins/lightBundle/docs.ts`. */
  readonly docs?: ReturnType<typeof useDocsVersion>['docs'];
};

/** The page of a category, which knows of its own documents alone. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const version = useDocsVersion();
  const {docs = version.docs}: Index = props.categoryGeneratedIndex;
  return (
    <DocsVersionProvider version={{...version, docs}}>
      <Page {...props} />
    </DocsVersionProvider>
  );
}

import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {refusalText, useCopy} from '@site/src/components/base/useCopy';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';

type Props = ThemeProps &
  Pick<ComponentProps<'code'>, 'dangerouslySetInnerHTML'>;

/** Milliseconds for which the button says what became of the copy. */
const CONFIRMATION = 2000;

function CopyButton({
  code,
}: {
  readonly code: RefObject<HTMLElement | null>;
}): ReactNode {
  const {outcome, copy} = useCopy(CONFIRMATION);
  const readCode = () => (code.current?.textContent ?? '').replace(/\n$/u, '');
  const refusal = outcome?.isRefused ? refusalText() : undefined;
  const label = outcome
    ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
    : translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
      });
  return (
    <button
      aria-label={refusal ?? label}
      className="clean-btn code-copy"
      title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
      type="button"
      onClick={() => void copy(readCode())}
    >
      {refusal ??
        (outcome ? <IconSuccess aria-hidden /> : <IconCopy aria-hidden />)}
    </button>
  );
}

/**
 * Replaces the theme's block of code, which highlights in the browser and so
 * loads Prism with every page: `rehypeHighlight` has done that at build time.
 */
export default function CodeBlock({
  children,
  className,
  dangerouslySetInnerHTML,
  metastring = '',
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const isBrowser = useIsBrowser();
  const [, title] = /\btitle="([^"]*)"/u.exec(metastring) ?? [];
  const isNumbered = /\bshowLineNumbers\b/u.test(metastring);
  return (
    <div className={clsx('theme-code-block', className)}>
      {title !== undefined && <div className="code-title">{title}</div>}
      <div className="code-content">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <pre className="thin-scrollbar" tabIndex={0}>
          <code
            ref={code}
            className={clsx(isNumbered && 'code-numbered')}
            dangerouslySetInnerHTML={dangerouslySetInnerHTML}
          >
            {children}
          </code>
        </pre>
        {isBrowser && <CopyButton code={code} />}
      </div>
    </div>
  );
}

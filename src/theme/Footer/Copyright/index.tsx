import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Footer/Copyright';
import Copyright from '@theme-original/Footer/Copyright';
import type {ReactNode} from 'react';

/**
 * Adds the note on independence, a component because it is translated, and the
 * address of the page, which is shown in print only.
 */
export default function FooterCopyright(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <>
      {/* The server renders the not-found page without knowing its address. */}
      <p className="footer__address" suppressHydrationWarning>
        {`${siteConfig.url}${pathname}`}
      </p>
      <Copyright {...props} />
      <p className="footer__note">
        <Translate
          id="site.footer.independence"
          description="Note on independence and trademarks, in the footer of every page"
        >
          An independent site, neither affiliated with nor endorsed by Siemens.
          Simcenter Amesim is a trademark of its owner and is named here only to
          refer to the product.
        </Translate>
      </p>
    </>
  );
}

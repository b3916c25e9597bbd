import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/**
 * Gives the bar the role of a labelled region. The theme's role, `banner`, is
 * meant for the header of the site.
 */
function useRegionRole(isActive: boolean): void {
  useEffect(() => {
    const bar = isActive && document.querySelector('.theme-announcement-bar');
    if (bar) {
      bar.setAttribute('role', 'region');
      bar.setAttribute(
        'aria-label',
        translate({
          id: 'site.announcement.label',
          message: 'Announcement',
          description: 'Label of the bar above the navbar',
        }),
      );
    }
  }, [isActive]);
}

/**
 * Shows a new announcement on the first page load. The theme's inline script
 * hides the bar for readers who dismissed the previous announcement, and the
 * theme resets that only when the next page is loaded.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useRegionRole(isActive);
  useEffect(() => {
    if (isActive) {
      document.documentElement.setAttribute(
        'data-announcement-bar-initially-dismissed',
        'false',
      );
    }
  }, [isActive]);
  return <AnnouncementBar />;
}

import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/** The theme calls the bar a banner, which is the head of a page or a site. */
function useRegion(isActive: boolean): void {
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
 * Shows a new announcement at once. The theme's inline script hides the bar
 * for whoever dismissed the one before, and nothing takes that back until the
 * next page is loaded.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useRegion(isActive);
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

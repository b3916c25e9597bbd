import type {ClientModule} from '@docusaurus/types';

import {lastPress} from '../hydration/earlyPress';

/**
 * Presses a button again that was pressed before the page was live. Those of a
 * part that is loaded later are pressed when it is there: `useFocusHandover`.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  const button = previousLocation ? undefined : lastPress();
  if (button instanceof HTMLElement) {
    setTimeout(() => button.click());
  }
};

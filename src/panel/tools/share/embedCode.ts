import {type Locale, localePrefix} from '../../../i18n';
import {embedRoute} from '../../../site/embeds';

/** What a frame shows: the whole panel, or the figure with a slider. */
export type FrameView = 'panel' | 'knob';

/** Heights at which most of a view fits into a frame, px. */
const HEIGHT: Readonly<Record<FrameView, number>> = {panel: 760, knob: 560};

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

export interface Frame {
  /** Id of the model. */
  readonly model: string;
  readonly locale: Locale;
  /** Permalink with the values that the frame shows. */
  readonly address: string;
  readonly view: FrameView;
  /** Accessible name of the frame. */
  readonly title: string;
}

/** The HTML of a frame that shows a model with the values of a permalink. */
export function embedCode(frame: Frame): string {
  const {model, locale, address, view, title} = frame;
  const {origin, hash} = new URL(address);
  const query = new URLSearchParams(hash.slice(1));
  // The path names the model.
  query.delete('sim');
  query.set('view', view);
  const source = `${origin}${localePrefix[locale]}${embedRoute(model)}?${query.toString()}`;
  const attributes = {
    src: source,
    title,
    width: '100%',
    height: String(HEIGHT[view]),
    loading: 'lazy',
    style: 'border: 0',
  };
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeAttribute(value)}"`,
  );
  return `<iframe ${written.join(' ')}></iframe>`;
}

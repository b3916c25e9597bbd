import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';

interface Props {
  readonly children?: ReactNode;
}
type Attributes = Readonly<Record<string, unknown>>;
type Tag = ReactElement<Attributes, string>;
interface Source {
  readonly order: number;
  readonly children: ReactNode;
}

/** The mark that the server's HTML has on what it wrote into the head. */
const mark = 'data-rh';
const listed = ['link', 'meta', 'noscript', 'script', 'style'];
/** Names of React for attributes that HTML knows by another. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

const sources = new Set<Source>();
let renders = 0;
let frame = 0;

function isTag(child: ReactNode): child is Tag {
  return isValidElement(child) && typeof child.type === 'string';
}

function tagsOf(children: ReactNode): readonly Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (isValidElement<Props>(child) && child.type === Fragment) {
      return tagsOf(child.props.children);
    }
    return isTag(child) ? [child] : [];
  });
}

/** What React is given as a text or as the value of an attribute. */
function textOf(value: unknown): string {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts
    .filter((part) => part !== null && part !== undefined)
    .map((part) => String(part as boolean | number | string))
    .join('');
}

/** What a tag of an inner source replaces in the outer ones. */
function keyOf({type, props}: Tag): unknown {
  switch (type) {
    case 'meta':
      return props.name ?? props.property ?? props.httpEquiv ?? props.charSet;
    case 'link':
      return props.rel === 'canonical' ? props.rel : props.href;
    default:
      return props.src ?? props.children;
  }
}

function withoutReplaced(layers: readonly (readonly Tag[])[]): readonly Tag[] {
  const seen = new Set<string>();
  return [...layers].reverse().flatMap((tags) => {
    const keys = new Map(
      tags.map((tag) => [tag, `${tag.type} ${textOf(keyOf(tag))}`]),
    );
    const fresh = tags.filter((tag) => !seen.has(keys.get(tag) ?? ''));
    for (const key of keys.values()) {
      seen.add(key);
    }
    return fresh;
  });
}

function elementOf({type, props}: Tag): HTMLElement {
  const {children, ...attributes} = props;
  const element = document.createElement(type);
  element.textContent = textOf(children);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(names[name] ?? name, textOf(value));
  }
  element.setAttribute(mark, 'true');
  return element;
}

function showTags(tags: readonly Tag[]): void {
  const wanted = tags.filter(({type}) => listed.includes(type)).map(elementOf);
  const old = document.head.querySelectorAll(
    listed.map((type) => `${type}[${mark}]`).join(),
  );
  for (const element of old) {
    const same = wanted.findIndex((other) => other.isEqualNode(element));
    if (same < 0) {
      element.remove();
    } else {
      wanted.splice(same, 1);
    }
  }
  document.head.append(...wanted);
}

function showAttributes(element: HTMLElement, tags: readonly Tag[]): void {
  const attributes = new Map(
    tags.flatMap(({props}) =>
      Object.entries(props).map(
        ([name, value]) => [names[name] ?? name, textOf(value)] as const,
      ),
    ),
  );
  for (const name of element.getAttribute(mark)?.split(',') ?? []) {
    if (!attributes.has(name)) {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  element.setAttribute(mark, [...attributes.keys()].join());
}

function show(): void {
  const layers = [...sources]
    .sort((a, b) => a.order - b.order)
    .map(({children}) => tagsOf(children));
  const all = layers.flat();
  const of = (wanted: string) => all.filter(({type}) => type === wanted);
  const title = of('title').at(-1);
  if (title) {
    document.title = textOf(title.props.children);
  }
  showAttributes(document.documentElement, of('html'));
  showAttributes(document.body, of('body'));
  showTags(withoutReplaced(layers));
}

/**
 * `Helmet` for the browser, which needs a fifth of the library: what each
 * part of the page says of its head, inner over outer, put into the document.
 * The server keeps the library, and its HTML is what this has to agree with.
 */
export function Helmet({children}: Props): null {
  // Outer parts render first, while their effects run last.
  const [order] = useState(() => (renders += 1));
  useEffect(() => {
    const source = {order, children};
    const showSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    };
    sources.add(source);
    showSoon();
    return () => {
      sources.delete(source);
      showSoon();
    };
  });
  return null;
}

export function HelmetProvider({children}: Props): ReactNode {
  return children;
}

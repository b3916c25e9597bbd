/** The kinds of page that are measured, one of each. */
export const pages = [
  {kind: 'home', route: '/'},
  {kind: 'doc', route: '/docs/intro'},
  {kind: 'doc with model', route: '/docs/Amesim/signal/first-order-lag/'},
  {kind: 'post', route: '/blog/BatchRename'},
  {kind: 'search', route: '/search'},
] as const;

export type Kind = (typeof pages)[number]['kind'];

export const languages = [
  {language: 'en', prefix: ''},
  {language: 'zh-Hans', prefix: '/zh-Hans'},
] as const;

/** Every measured page in every language. */
export const measured = languages.flatMap(({language, prefix}) =>
  pages.map(({kind, route}) => ({language, kind, address: prefix + route})),
);

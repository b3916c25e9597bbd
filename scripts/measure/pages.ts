import {pages as site} from '../../src/site/pages';

/** The kinds of page that are measured, one of each. */
export const pages = [
  {kind: 'home', route: site.home.route},
  {kind: 'doc', route: site.howto.route},
  {kind: 'doc with model', route: site.lag.route},
  {kind: 'post', route: site.rename.route},
  {kind: 'search', route: site.search.route},
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

import {localeOf, type Localized, type LocalizedText} from '../../i18n';
import {hasExpectedType} from '../integrity';

/** Why a stored page replaces the host's answer. */
export type Fault = 'error' | 'otherSite';

const reasons: Readonly<Record<Fault, LocalizedText>> = {
  error: {
    en: 'The site answers with an error at the moment.',
    'zh-Hans': '网站目前返回错误。',
  },
  otherSite: {
    en: 'Another page answers in place of this site, perhaps the login page of your network.',
    'zh-Hans': '返回的不是本站的页面，可能是你所在网络的登录页。',
  },
};

const stored: Localized<{readonly text: string; readonly reload: string}> = {
  en: {
    text: 'You are reading the copy stored on this device.',
    reload: 'Load again',
  },
  'zh-Hans': {text: '你正在阅读保存在本设备上的副本。', reload: '重新加载'},
};

/**
 * Inserts a note above a stored page that says why it is shown. It needs no
 * script, and no file that the host would have to answer with.
 */
export async function addNote(
  page: Response,
  pathname: string,
  fault: Fault,
): Promise<Response> {
  if (!hasExpectedType('/', page)) {
    return page;
  }
  const locale = localeOf(pathname);
  const {text, reload} = stored[locale];
  const note = `<p class="alert alert--secondary margin--none" role="status">${reasons[fault][locale]} ${text} <a href="">${reload}</a></p>`;
  const html = await page.text();
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + note),
    {headers: page.headers},
  );
}

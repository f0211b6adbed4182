import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import type { SavedQuery } from '../../src/site/queries/saved-queries';

/** Where a writer who develops finds the saved queries, without base path. */
export const QUERIES_PAGE = '/___queries';

/** A page that lists the saved queries; each opens in GraphiQL, ready to run. */
export function queriesPage(queries: readonly SavedQuery[]): string {
  const rows = queries.map(({ name, question, text }) =>
    h('li', [
      h('a', { href: `/___graphql?query=${encodeURIComponent(text)}` }, question),
      ' ',
      h('code', `npm run ask ${name}`),
    ]),
  );
  return toHtml([
    { type: 'doctype' },
    h('html', { lang: 'en' }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('title', 'Saved queries'),
        h('style', 'body{font:16px/1.5 sans-serif;margin:2rem}li{margin:.5rem 0}code{opacity:.7}'),
      ]),
      h('body', [h('h1', 'Saved queries'), h('ul', rows)]),
    ]),
  ]);
}

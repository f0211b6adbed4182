import { h } from 'hastscript';
import { developPage } from '../../src/site/queries/develop-page';
import type { SavedQuery } from '../../src/site/queries/saved-queries';

/** Path of the saved queries on the develop server, without base path. */
export const QUERIES_PAGE = '/___queries';

/** Renders the list of saved queries. Each opens in GraphiQL, ready to run. */
export function queriesPage(queries: readonly SavedQuery[]): string {
  const rows = queries.map(({ name, question, text }) =>
    h('li', [
      h('a', { href: `/___graphql?query=${encodeURIComponent(text)}` }, question),
      ' ',
      h('code', `npm run ask ${name}`),
    ]),
  );
  return developPage('Saved queries', 'body{margin:2rem}li{margin:.5rem 0}code{opacity:.7}', [
    h('ul', rows),
  ]);
}

import type { CreateDevServerArgs } from 'gatsby';
import { h } from 'hastscript';
import type { DevelopServer } from '../../src/gatsby/plugin-api';
import { developPage } from '../../src/site/queries/develop-page';
import { savedQueries, type SavedQuery } from '../../src/site/queries/saved-queries';
import { ContentError } from '../../src/site/sources/content-problem';
import type { SiteDataOptions } from './options';

/** Path of the saved queries on the develop server, without base path. */
const QUERIES_PAGE = '/___queries';

/** Renders the list of saved queries. Each opens in GraphiQL, ready to run. */
function queriesPage(queries: readonly SavedQuery[]): string {
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

/**
 * Serves the list of saved queries in `gatsby develop`. The queries are read on each request, so a new query is listed
 * at once.
 */
export function serveQueries({ app }: CreateDevServerArgs, { root }: SiteDataOptions): void {
  (app as DevelopServer).use(QUERIES_PAGE, (_, response) => {
    try {
      const page = queriesPage(savedQueries(root));
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message);
    }
  });
}

import type { IncomingMessage } from 'node:http';
import type { Node } from 'gatsby';
import type { DocFields } from '../../../src/site/content/doc-fields';
import { DEFAULT_LOCALE } from '../../../src/site/locales/locale';
import { ownersOf, withSlugPlaces } from '../../../src/site/pages/check-site-links';
import { answerTables } from '../../../src/site/queries/answer-rows';
import { postQuery } from '../../../src/site/queries/post-query';
import { savedQueries, type SavedQuery } from '../../../src/site/queries/saved-queries';
import { placeOf } from '../../../src/site/sources/content-problem';
import { HEALTH_PAGE } from '../names';
import { servedFindings, type DevelopServer } from '../serve-findings';
import { healthPage, type HealthTable } from './health-page';
import { HEALTH_QUERIES } from './health-queries';
import { missedQueries } from './missed-queries';

/** Returns the current nodes of a type. */
type NodesOfType = (type: string) => Node[];

/**
 * Serves a page on the health of the content: the findings, the results of saved queries, and the labelled queries
 * whose expected page is not the first search result.
 */
export function serveHealth(app: DevelopServer, root: string, getNodesByType: NodesOfType): void {
  app.use(HEALTH_PAGE, (request, response) => {
    void tablesOf(root, request, getNodesByType).then(
      (tables) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(healthPage(tables));
      },
      (error: unknown) => {
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(error instanceof Error ? error.message : String(error));
      },
    );
  });
}

async function tablesOf(
  root: string,
  request: IncomingMessage,
  getNodesByType: NodesOfType,
): Promise<HealthTable[]> {
  const saved = new Map(savedQueries(root).map((query) => [query.name, query]));
  const asked = HEALTH_QUERIES.flatMap((name) => saved.get(name) ?? []);
  const findings = servedFindings().map((finding) => ({
    finding: finding.stops ? 'mistake' : 'warning',
    file: placeOf(finding),
    message: finding.message,
  }));
  return [
    { title: 'What is wrong in the content?', rows: findings },
    ...(await Promise.all(asked.map((query) => answerOf(query, request)))),
    await missedOf(root, request, getNodesByType),
  ];
}

async function missedOf(
  root: string,
  request: IncomingMessage,
  getNodesByType: NodesOfType,
): Promise<HealthTable> {
  const title = 'For which labelled queries is the expected page not the first result?';
  try {
    const { data } = await postQuery(
      addressOf(request),
      'query Files { allDoc(sort: { id: ASC }) { nodes { path file } } }',
    );
    const { nodes } = (data as { allDoc: { nodes: { path: string; file: string }[] } }).allDoc;
    const stored = getNodesByType('Doc') as unknown as Pick<DocFields, 'file' | 'slugPlace'>[];
    const owners = ownersOf(withSlugPlaces(nodes, stored));
    const files = new Map([...owners].map(([path, { file }]) => [path, file]));
    // The queries are in the language of the default locale.
    const records = getNodesByType('SearchRecord').filter(
      ({ language }) => language === DEFAULT_LOCALE,
    );
    return { title, rows: await missedQueries(root, records, files) };
  } catch (error) {
    return { title, rows: [], fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the address of this server, to query it over HTTP: its schema is always the current one. */
const addressOf = ({ headers }: IncomingMessage): string => `http://${headers.host ?? ''}`;

async function answerOf(
  { question, text }: SavedQuery,
  request: IncomingMessage,
): Promise<HealthTable> {
  const { data, errors } = await postQuery(addressOf(request), text);
  return {
    title: question,
    rows: answerTables(data ?? {}).flatMap(({ rows }) => rows),
    fault: errors?.map(({ message }) => message).join(' '),
  };
}

import type { IncomingMessage } from 'node:http';
import { answerTables } from '../../../src/site/queries/answer-rows';
import { postQuery } from '../../../src/site/queries/post-query';
import { savedQueries, type SavedQuery } from '../../../src/site/queries/saved-queries';
import { placeOf } from '../../../src/site/sources/content-problem';
import { HEALTH_PAGE } from '../names';
import { currentFindings, type DevelopServer } from '../serve-findings';
import { healthPage, type HealthTable } from './health-page';
import { HEALTH_QUERIES } from './health-queries';

/** Serves a page on how the content is: what was found in it, and what saved queries answer. */
export function serveHealth(app: DevelopServer, root: string): void {
  app.use(HEALTH_PAGE, (request, response) => {
    void tablesOf(root, request).then(
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

async function tablesOf(root: string, request: IncomingMessage): Promise<HealthTable[]> {
  const saved = new Map(savedQueries(root).map((query) => [query.name, query]));
  const asked = HEALTH_QUERIES.flatMap((name) => saved.get(name) ?? []);
  const findings = currentFindings().map((finding) => ({
    finding: finding.stops ? 'mistake' : 'warning',
    file: placeOf(finding),
    message: finding.message,
  }));
  return [
    { title: 'What is wrong in the content?', rows: findings },
    ...(await Promise.all(asked.map((query) => answerOf(query, request)))),
  ];
}

/** Asks the server that is asked: only by its own address does it have the schema as it is now. */
async function answerOf(
  { question, text }: SavedQuery,
  request: IncomingMessage,
): Promise<HealthTable> {
  const { data, errors } = await postQuery(`http://${request.headers.host ?? ''}`, text);
  return {
    title: question,
    rows: answerTables(data ?? {}).flatMap(({ rows }) => rows),
    fault: errors?.map(({ message }) => message).join(' '),
  };
}

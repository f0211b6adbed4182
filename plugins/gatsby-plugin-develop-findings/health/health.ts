import type { IncomingMessage } from 'node:http';
import type { NodePluginArgs } from 'gatsby';
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { DevelopServer } from '../../../src/gatsby/plugin-api';
import type { DocFields } from '../../../src/site/content/doc-fields';
import { DEFAULT_LOCALE } from '../../../src/site/locales/locale';
import { ownersOf, withSlugPlaces } from '../../../src/site/pages/check-site-links';
import { answerTables, postQuery, type Row } from '../../../src/site/queries/query-answers';
import { developPage } from '../../../src/site/queries/develop-page';
import { savedQueries, type SavedQuery } from '../../../src/site/queries/saved-queries';
import { placeOf } from '../../../src/site/sources/content-problem';
import { servedFindings } from '../findings-report';
import { HEALTH_PAGE, OPEN_IN_EDITOR } from '../names';
import { missedQueries } from './missed-queries';

/** A table of the health page. */
export interface HealthTable {
  /** The question that it answers. */
  title: string;
  rows: readonly Row[];
  /** The error message, if the rows could not be determined. */
  fault?: string | undefined;
}

/**
 * Name of the hidden frame in which links open. A link opens a file in the writer's editor and gets an empty response,
 * which would otherwise replace the health page.
 */
const EDITOR = 'editor';

const STYLE = `
body { margin: 2rem auto; max-inline-size: 80rem; padding-inline: 1rem; }
h2 { margin-block: 2rem 0.5rem; font-size: 1.15rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.25rem 1.5rem 0.25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
tr + tr td { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;

/** Renders the content health page for writers. Each row links to its file. */
function healthPage(tables: readonly HealthTable[]): string {
  return developPage('Content health', STYLE, [
    h('p', 'This page shows the content as it is now. Reload it after a change.'),
    ...tables.flatMap(section),
    h('iframe', { name: EDITOR, title: 'Response of the editor', hidden: true }),
  ]);
}

function section({ title, rows, fault }: HealthTable, index: number): ElementContent[] {
  const id = `table-${index}`;
  const count = fault === undefined ? ` (${rows.length})` : '';
  return [h('h2', { id }, title + count), fault === undefined ? table(rows, id) : h('p', fault)];
}

function table(rows: readonly Row[], heading: string): ElementContent {
  if (rows.length === 0) return h('p', 'None.');
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  // Lets keyboard users scroll a table that is wider than the screen.
  return h('div', { className: 'wide', tabIndex: 0, role: 'region', ariaLabelledBy: heading }, [
    h('table', [
      h('thead', [
        h(
          'tr',
          columns.map((column) => h('th', { scope: 'col' }, column)),
        ),
      ]),
      h(
        'tbody',
        rows.map((row) =>
          h(
            'tr',
            columns.map((column) => cell(column, row[column] ?? '')),
          ),
        ),
      ),
    ]),
  ]);
}

function cell(column: string, text: string): ElementContent {
  if (column !== 'file') return h('td', text);
  const href = `${OPEN_IN_EDITOR}?${new URLSearchParams({ place: text }).toString()}`;
  return h('td', h('a', { href, target: EDITOR, title: 'Open in editor' }, text));
}

/** The saved queries whose results are tasks for a writer, most valuable first. */
const HEALTH_QUERIES: readonly string[] = [
  'orphans',
  'never-linked',
  'same-titles',
  'pages-without-questions',
  'drafts',
  'errors-without-page',
  'unused-samples',
  'unused-figures',
  'unused-terms',
  'oldest-pages',
  'longest-pages',
];

type NodesOfType = NodePluginArgs['getNodesByType'];

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

/** Returns the address of this server. Queries are sent to it over HTTP, so they always use the current schema. */
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

import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Answer } from '../../site/queries/query-answers';
import { codeDigest, fileNodeDigest } from '../../site/sources/digest';
import { forwardSlashes, listFiles } from '../../site/sources/files';
import { readRunRecord, RUN_RECORD } from '../../site/sources/run-record';
import type { Site } from './develop-server';

/** A content file, as the last run read it. */
export interface ReadFile {
  absolutePath: string;
  /** MD5 of its content, as computed by gatsby-source-filesystem. */
  internal: { contentDigest: string };
}

/**
 * Returns the files of `content` that were added, changed or deleted since the last run read them, as sorted paths from
 * the project root.
 */
export function changedFiles(root: string, read: readonly ReadFile[]): string[] {
  const known = new Set(read.map(({ absolutePath }) => absolutePath));
  const changed = read
    .filter(
      ({ absolutePath, internal }) =>
        !existsSync(absolutePath) || fileNodeDigest(absolutePath) !== internal.contentDigest,
    )
    .map(({ absolutePath }) => absolutePath);
  const added = filesIn(join(root, 'content')).filter((path) => !known.has(path));
  return [...changed, ...added].map((path) => forwardSlashes(relative(root, path))).sort();
}

/** Matches files that gatsby-source-filesystem ignores. */
const LEFT_OUT = /(?:^|\/)(?:\..*|node_modules)(?:\/|$)/;

const filesIn = (folder: string): string[] =>
  listFiles(folder)
    .filter((path) => !LEFT_OUT.test(path))
    .map((path) => join(folder, path));

/** The Gatsby internals that this file uses. Gatsby's own workers run page queries with the same modules. */
interface Gatsby {
  'redux/index': { store: object };
  'datastore/index': { getDataStore: () => object };
  'utils/worker/child/load-config-and-plugins': {
    loadConfigAndPlugins: (site: { siteDirectory: string; program: object }) => Promise<void>;
  };
  'utils/worker/child/schema': { buildSchema: () => Promise<void> };
  'query/graphql-runner': {
    GraphQLRunner: new (
      store: object,
      options: object,
    ) => {
      query: (
        query: string,
        context: Record<string, unknown>,
        options: { queryName: string },
      ) => Promise<Answer>;
    };
  };
}

/**
 * Opens the site as the last build or `develop` left it. Reads nodes from Gatsby's cache, as the workers of a build do,
 * without reading any content or writing anything that a build depends on. Takes some seconds, mostly to load plugins.
 *
 * @throws Error that says why the last run cannot be queried, and what to do
 */
export async function lastRun(root: string): Promise<Site> {
  const fault = faultOf(root);
  if (fault) throw new Error(`${fault}. Run "npm run build", or ask while "npm run develop" runs.`);
  // Run in the mode of a build, with a logger that prints lines instead of redrawing the terminal.
  Object.assign(process.env, { NODE_ENV: 'production', GATSBY_LOGGER: 'yurnalist' });
  (globalThis as { __GATSBY?: object }).__GATSBY = { root, buildId: 'ask' };
  const load = createRequire(join(root, 'package.json'));
  const gatsby = <Part extends keyof Gatsby>(part: Part) =>
    load(`gatsby/dist/${part}`) as Gatsby[Part];

  const { store } = gatsby('redux/index');
  gatsby('datastore/index').getDataStore();
  const program = { directory: root, browserslist: [] };
  await gatsby('utils/worker/child/load-config-and-plugins').loadConfigAndPlugins({
    siteDirectory: root,
    program,
  });
  await gatsby('utils/worker/child/schema').buildSchema();
  const { GraphQLRunner } = gatsby('query/graphql-runner');
  const runner = new GraphQLRunner(store, {});
  const ask: Site['ask'] = (query, variables) =>
    runner.query(query, variables, { queryName: 'ask' });
  return { ask, freshness: await freshnessOf(root, ask) };
}

function faultOf(root: string): string | undefined {
  if (!existsSync(join(root, '.cache/data/datastore'))) return 'Nothing has been built here yet';
  const record = readRunRecord(root);
  if (!record?.finished) return 'The last build did not finish, or one is still running';
  if (record.root !== root) return `The last build was made in ${record.root}`;
  return record.code === codeDigest(root)
    ? undefined
    : 'The code has changed since the last build, so the answer may be different now';
}

async function freshnessOf(root: string, ask: Site['ask']): Promise<string> {
  const { data } = await ask(
    '{ allFile { nodes { absolutePath internal { contentDigest } } } }',
    {},
  );
  const { allFile } = data as { allFile: { nodes: ReadFile[] } };
  const changed = changedFiles(root, allFile.nodes);
  const end = statSync(join(root, RUN_RECORD)).mtime.toISOString();
  const when = `As of the last run, ${end.slice(0, 10)} ${end.slice(11, 16)} UTC`;
  if (changed.length === 0) return `${when}. No content has changed since.`;
  const named = changed.slice(0, 5).join(', ') + (changed.length > 5 ? ' …' : '');
  return `${when}. Changed since then, and not included: ${changed.length} ${changed.length === 1 ? 'file' : 'files'} (${named}). For current data, run npm run build, or ask while npm run develop runs.`;
}

import { sep } from 'node:path';
import { type Answer, postQuery } from '../../site/queries/query-answers';
import { readRunRecord } from '../../site/sources/run-record';

/** A source of the site's data that can be queried: a development server, or the last run. */
export interface Site {
  /**
   * Runs a query.
   *
   * @param variables of the query, by name
   */
  ask: (query: string, variables: Record<string, unknown>) => Promise<Answer>;
  /** Sentences to print after an answer, about how recent the data is. */
  freshness: string;
}

/** Default address of `npm run develop`. */
const DEVELOP = 'http://localhost:8000';

/** Timeout in milliseconds. A server on this machine that takes longer is considered not running. */
const PATIENCE = 2000;

/**
 * Returns this checkout's development server at a URL. Returns undefined if no server responds there, or if it serves
 * another site.
 */
export async function developServer(root: string, url: string): Promise<Site | undefined> {
  const ask: Site['ask'] = (query, variables) => postQuery(url, query, variables);
  try {
    const { data } = await postQuery(
      url,
      '{ file { absolutePath } }',
      {},
      AbortSignal.timeout(PATIENCE),
    );
    const { file } = data as { file?: { absolutePath?: string } };
    if (!file?.absolutePath?.startsWith(root + sep)) return undefined;
  } catch {
    return undefined;
  }
  return { ask, freshness: `Current data, from the development server at ${url}.` };
}

/**
 * Returns this checkout's development server, or undefined if none is running. Tries the URL that the last server
 * recorded, then the default address.
 */
export async function runningDevelop(root: string): Promise<Site | undefined> {
  const noted = readRunRecord(root)?.developUrl;
  return (
    (noted ? await developServer(root, noted) : undefined) ?? (await developServer(root, DEVELOP))
  );
}

/**
 * Returns this checkout's development server on a port.
 *
 * @throws Error with an instruction if no such server runs on the port
 */
export async function developOnPort(root: string, port: number): Promise<Site> {
  const site = await developServer(root, `http://localhost:${port}`);
  if (site) return site;
  throw new Error(
    `no "npm run develop" of this folder runs on port ${port}: start one with "npm run develop -- --port ${port}", or leave out --port`,
  );
}

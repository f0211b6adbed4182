import { sep } from 'node:path';
import { postQuery } from '../site/queries/post-query';
import { readRunRecord } from '../site/sources/run-record';
import type { Site } from './answer';

/** Where `npm run develop` serves unless it is given another port. */
const DEVELOP = 'http://localhost:8000';

/** A server that answers nothing for so long, in milliseconds, is none: it stands on this machine. */
const PATIENCE = 2000;

/** The development server of this checkout; undefined where none runs, or the one of another site. */
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
  return { ask, freshness: `As of now, by the development server at ${url}.` };
}

/** The server that runs in this checkout, on whatever port; undefined if there is none. */
export async function runningDevelop(root: string): Promise<Site | undefined> {
  const noted = readRunRecord(root)?.developUrl;
  return (
    (noted ? await developServer(root, noted) : undefined) ?? (await developServer(root, DEVELOP))
  );
}

/**
 * The server of this checkout on a port.
 *
 * @throws Error that says what to do if there is none
 */
export async function developOnPort(root: string, port: number): Promise<Site> {
  const site = await developServer(root, `http://localhost:${port}`);
  if (site) return site;
  throw new Error(
    `no "npm run develop" of this folder serves on port ${port}: start one with "npm run develop -- --port ${port}", or leave --port out`,
  );
}

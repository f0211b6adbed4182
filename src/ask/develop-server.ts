import { sep } from 'node:path';
import { postQuery } from '../site/queries/post-query';
import type { Site } from './answer';

/** Where `npm run develop` serves. */
const DEVELOP = 'http://localhost:8000';

/** A server that answers nothing for so long, in milliseconds, is none: it stands on this machine. */
const PATIENCE = 2000;

/** The development server of this checkout; undefined where none runs, or the one of another site. */
export async function developServer(root: string, url = DEVELOP): Promise<Site | undefined> {
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

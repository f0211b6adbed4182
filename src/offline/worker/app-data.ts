import { decodePart } from '../../site/navigation/decode-address';
import { ownPath } from '../../kit/view/site-paths';
import { findKept } from '../store/kept-file';
import { VISITED } from '../store/records';
import { worker } from './scope';

/** The file from which Gatsby's loader reads the host's build before hydration. */
export const APP_DATA = '/page-data/app-data.json';

const COMPILATION = /___webpackCompilationHash="(?<hash>\w+)"/;

/** Returns the digest of the build that a document came from. */
export const compilationOf = (html: string): string | undefined =>
  COMPILATION.exec(html)?.groups?.hash;

/** For a cached document, returns app data with the document's own build, whose scripts are cached with it. */
export async function appDataOf(client: string): Promise<Response | undefined> {
  const url = (await worker.clients.get(client))?.url;
  const path = url === undefined ? undefined : ownPath(decodePart(new URL(url).pathname));
  const document = path !== undefined && (await findKept(await caches.open(VISITED), path));
  return document
    ? Response.json({ webpackCompilationHash: compilationOf(await document.text()) })
    : undefined;
}

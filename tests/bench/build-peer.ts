import { appendFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../site/site-copy';
import { planCorpus } from './corpus-plan';
import { installPinned } from './install-pinned';
import type { Peer } from './peer';
import { runMeasured, type Cost } from './run-measured';

/** The costs of building the corpus with a generator, and the folder of the site. */
export interface Built {
  folder: string;
  cold: Cost;
  edited: Cost;
  /** Total size of the built site, in bytes. */
  bytes: number;
}

/** Empties a folder, including the generator's caches. Packages that an earlier run installed are kept. */
function clear(folder: string, { caches }: Peer): void {
  const kept = ['node_modules', 'package.json', 'package-lock.json'];
  for (const name of readdirSync(folder))
    if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  for (const cache of caches) rmSync(join(folder, cache), { recursive: true, force: true });
}

/** Appends a sentence to the middle one of these files. */
export const editOne = (files: readonly string[]): void =>
  appendFileSync(files[Math.floor(files.length / 2)] ?? '', '\nOne more sentence.\n');

/** Returns the total size of the files in a folder, in bytes. */
export const folderSize = (folder: string): number =>
  filesIn(folder).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);

/**
 * Writes a corpus as a site for a generator, without anything that earlier runs left there but packages. Returns the
 * paths of the pages' files.
 */
export function preparePeer(peer: Peer, folder: string, pages: number): string[] {
  if (peer.packages) {
    installPinned(folder, peer.packages);
    clear(folder, peer);
  }
  return peer.write(folder, planCorpus(pages));
}

/** Returns the path of the Node that runs a generator. */
export const nodeFor = ({ node }: Peer, folder: string): string =>
  node === undefined ? process.execPath : join(folder, node);

/** Builds a corpus from scratch, and again after one edit. Returns the costs of both builds. */
export async function buildPeer(peer: Peer, folder: string, pages: number): Promise<Built> {
  const files = preparePeer(peer, folder, pages);
  const build = () => runMeasured(folder, peer.build, nodeFor(peer, folder));
  const cold = await build();
  editOne(files);
  const edited = await build();
  const output = join(folder, peer.output);
  return { folder: output, cold, edited, bytes: folderSize(output) };
}

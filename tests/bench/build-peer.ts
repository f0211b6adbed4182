import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { planCorpus } from './corpus-plan';
import { folderSize } from './folder-size';
import type { Peer } from './peer';
import { runMeasured, type Cost } from './run-measured';

/** A generator's builds of the corpus, and where the site is. */
export interface Built {
  folder: string;
  cold: Cost;
  edited: Cost;
  /** All files of the built site, in bytes. */
  bytes: number;
}

/**
 * Installs exactly what is named, and runs nothing of it: what packages fetch when they are installed comes from who
 * knows where. An earlier installation of the same is kept.
 */
function install(folder: string, packages: Record<string, string>): void {
  const file = join(folder, 'package.json');
  const wanted = JSON.stringify({ private: true, dependencies: packages }, null, 2);
  const isThere = existsSync(join(folder, 'node_modules')) && existsSync(file);
  if (isThere && readFileSync(file, 'utf8') === wanted) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  writeFileSync(file, wanted);
  try {
    execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
  } catch (error) {
    // What is there in part is not taken for the whole next time.
    rmSync(file);
    throw error;
  }
}

/** Leaves packages alone of an earlier run. */
function clear(folder: string, { caches }: Peer): void {
  const kept = ['node_modules', 'package.json', 'package-lock.json'];
  for (const name of readdirSync(folder))
    if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  for (const cache of caches) rmSync(join(folder, cache), { recursive: true, force: true });
}

/** Builds a corpus from nothing, and again after one edit. */
export async function buildPeer(peer: Peer, folder: string, pages: number): Promise<Built> {
  if (peer.packages) {
    install(folder, peer.packages);
    clear(folder, peer);
  }
  const files = peer.write(folder, planCorpus(pages));
  const cold = await runMeasured(folder, peer.build);
  appendFileSync(files[Math.floor(files.length / 2)] ?? '', '\nOne more sentence.\n');
  const edited = await runMeasured(folder, peer.build);
  const output = join(folder, peer.output);
  return { folder: output, cold, edited, bytes: folderSize(output) };
}

import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { ServerCommand } from '../site/start-server';
import { nodeFor, preparePeer } from './build-peer';
import { PATIENCE, timeSaves, timeStart } from './develop-times';
import { median } from './median';
import { memoryOf } from './peak-memory';
import type { Peer } from './peer';
import { UNATTENDED } from './run-measured';

/** How long writers wait for a generator's development server, in ms. */
export interface Developed {
  /** From the start of the server until the browser shows a page, without and with the server's caches. */
  cold: number;
  warm: number;
  /** From a save until the open page shows the change. */
  save: number;
  /** Memory of the server and its child processes after the saves, in bytes. */
  memory: number;
}

/** Returns the command that starts a generator's development server in a folder. */
export const developCommand = (peer: Peer, folder: string): ServerCommand => ({
  folder,
  script: peer.develop,
  node: nodeFor(peer, folder),
  env: { ...UNATTENDED, ...peer.developEnv },
});

/**
 * Measures the development server of a generator with a corpus, as the writer of one page experiences it.
 *
 * @param edited number of the page
 * @param path its path on the site
 */
export async function developPeer(
  { browser, runs }: { browser: Browser; runs: number },
  peer: Peer,
  { folder, pages }: { folder: string; pages: number },
  { edited, path }: { edited: number; path: string },
): Promise<Developed> {
  const file = preparePeer(peer, folder, pages)[edited] ?? '';
  const written = readFileSync(file, 'utf8');
  const command = developCommand(peer, folder);
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  try {
    const first = await timeStart(page, command, path);
    await first.server.stop();
    const { server, ready } = await timeStart(page, command, path);
    try {
      const shown = (n: number) => `Sentence ${n} of a writer.`;
      const version = (n: number) => `${written}\n${shown(n)}\n`;
      const saves = await timeSaves(page, { file, version, shown }, runs);
      const memory = await memoryOf(server.pid);
      return { cold: first.ready, warm: ready, save: median(saves), memory };
    } finally {
      await server.stop();
    }
  } finally {
    await page.close();
  }
}

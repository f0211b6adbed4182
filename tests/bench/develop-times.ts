import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { startServer, type ServerCommand, type StartedServer } from '../site/start-server';

/** Time between saves, in ms. Writers pause between saves, and servers finish their work after one. */
const PAUSE = 3_000;

/** Time limit of a wait, in ms. */
export const PATIENCE = 120_000;

/** Opens a page of a development server, and waits until it is shown. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/**
 * Starts a development server, and returns it with the time until the browser shows a page, in ms.
 *
 * @param path path of the page
 */
export async function timeStart(
  page: Page,
  command: ServerCommand,
  path: string,
): Promise<{ server: StartedServer; ready: number }> {
  const begun = performance.now();
  const server = await startServer(command);
  try {
    await openPage(page, server.url + path);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { server, ready: performance.now() - begun };
}

/** Versions of a file that a writer saves one after another. */
export interface Saves {
  file: string;
  /** Returns the n-th version of the file. */
  version: (n: number) => string;
  /** Returns the text that the page shows after that save. */
  shown: (n: number) => string;
}

/** Saves a file several times. Returns how long each save takes to appear on the open page, in ms. */
export async function timeSaves(
  page: Page,
  { file, version, shown }: Saves,
  runs: number,
): Promise<number[]> {
  const times: number[] = [];
  // The first save isn't counted, because servers load their compilers then.
  for (let n = 0; n <= runs; n++) {
    await page.waitForTimeout(PAUSE);
    const begun = performance.now();
    writeFileSync(file, version(n));
    await page.getByText(shown(n)).first().waitFor({ state: 'attached' });
    times.push(performance.now() - begun);
  }
  return times.slice(1);
}

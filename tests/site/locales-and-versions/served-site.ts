import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createHost } from '../../../plugins/gatsby-plugin-static-host/serve';
import { launchChromium } from '../../browser/launch-chromium';
import { serve } from '../../output/serve';
import { ownEnvironment, smallSite } from '../site-copy';

/** Where the small site stands on its host. */
export const BASE_PATH = '/docs';

/** The small site as a host serves it, and a browser to read it with. */
export interface ServedSite {
  /** With the base path, and without a slash at the end. */
  url: string;
  browser: Browser;
  /** Shared: to open another costs more than to go to another address. */
  page: Page;
  /** What the scripts of that page have reported. */
  faults: string[];
  end: () => Promise<void>;
}

/** Serves the small site as it was built last. */
export async function serveSmallSite(): Promise<ServedSite> {
  const host = createHost({ folder: join(smallSite, 'public'), basePath: BASE_PATH });
  const { origin, stop } = await serve(host);
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (entry) => {
    if (entry.type() === 'error') faults.push(entry.text());
  });
  const end = async () => {
    await browser.close();
    await stop();
  };
  return { url: origin + BASE_PATH, browser, page, faults, end };
}

/** `npm run new` in the small site. */
export function runNew(...words: string[]): void {
  const tsx = join(smallSite, 'node_modules/tsx/dist/cli.mjs');
  execFileSync(process.execPath, [tsx, 'src/author/new/start.ts', ...words], {
    cwd: smallSite,
    env: ownEnvironment(),
  });
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createHost } from '../../../plugins/gatsby-plugin-static-host/serve';
import { launchChromium } from '../../browser/launch-chromium';
import { serve } from '../../output/serve';
import { ownEnvironment, smallSite } from '../site-copy';

/** Base path of the small site on its host. */
export const BASE_PATH = '/docs';

/** The small site, served by a host, and a browser to open it with. */
export interface ServedSite {
  /** URL of the home page, including the base path, without a trailing slash. */
  url: string;
  browser: Browser;
  /** The page that tests share, because opening a page takes longer than navigating. */
  page: Page;
  /** Errors that the shared page's scripts have reported. */
  faults: string[];
  end: () => Promise<void>;
}

/** Serves the last build of the small site. */
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

/** Runs `npm run new` in the small site. */
export function runNew(...words: string[]): void {
  const tsx = join(smallSite, 'node_modules/tsx/dist/cli.mjs');
  execFileSync(process.execPath, [tsx, 'src/commands/author/new/start.ts', ...words], {
    cwd: smallSite,
    env: ownEnvironment(),
  });
}

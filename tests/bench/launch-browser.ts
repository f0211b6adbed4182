import { cpus, platform } from 'node:os';
import { findProgram } from '../programs';
import { launchChromium } from '../browser/launch-chromium';

/** A browser to measure with, and where its program is. */
export type Launched = Awaited<ReturnType<typeof launchBrowser>>;

export async function launchBrowser() {
  const browserPath = findProgram('chromium');
  return { browser: await launchChromium(browserPath), browserPath };
}

/** When and on what something was measured: times mean little without. */
export const measuredOn = ({ browser }: Launched): string =>
  [
    new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    `${cpus().length} cores`,
    `Node ${process.versions.node}`,
    `Chromium ${browser.version()}`,
    platform(),
  ].join(', ');

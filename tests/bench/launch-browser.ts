import { cpus, platform } from 'node:os';
import { findProgram } from '../programs';
import { launchChromium } from '../browser/launch-chromium';

/** A browser for measurements, and the path of its program. */
export type Launched = Awaited<ReturnType<typeof launchBrowser>>;

export async function launchBrowser() {
  const browserPath = findProgram('chromium');
  return { browser: await launchChromium(browserPath), browserPath };
}

/** Returns the date and the machine of a measurement. Times can be compared only on the same machine. */
export const measuredOn = ({ browser }: Launched): string =>
  [
    new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    `${cpus().length} cores`,
    `Node ${process.versions.node}`,
    `Chromium ${browser.version()}`,
    platform(),
  ].join(', ');

import type { Browser } from 'playwright-core';
import { findProgram } from '../programs';
import { launchChromium } from '../browser/launch-chromium';

/** A browser to measure with, and where its program is. */
export interface Launched {
  browser: Browser;
  browserPath: string;
}

export async function launchBrowser(): Promise<Launched> {
  const browserPath = findProgram('chromium');
  const browser = await launchChromium(browserPath);
  return { browser, browserPath };
}

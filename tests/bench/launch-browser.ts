import { chromium, type Browser } from 'playwright-core';
import { findProgram } from '../browser/find-browser';

/** A browser to measure with, and where its program is. */
export interface Launched {
  browser: Browser;
  browserPath: string;
}

export async function launchBrowser(): Promise<Launched> {
  const browserPath = findProgram('chromium');
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  return { browser, browserPath };
}

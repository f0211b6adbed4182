import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
  }
}

/** Makes sure that there is a built site and a browser, once for all files. */
export default function setup(project: TestProject): void {
  if (!existsSync('public/index.html')) throw new Error('Build the site first: npm run build');
  project.provide('chromium', findChromium());
}

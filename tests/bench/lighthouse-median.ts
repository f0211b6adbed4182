import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPinned } from './install-pinned';
import { medianOf } from './median';
import { NEWER_NODE, NEWER_NODE_PATH } from './newer-node';

const run = promisify(execFile);

/** Maximum output of a run in bytes, far more than a report has. */
const MOST_BYTES = 50_000_000;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Scores out of 100, and times in ms. */
export type LighthouseFigures = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS, number>;

/** The fields of a report that are read. */
interface Report {
  runtimeError?: { message: string };
  categories: Partial<Record<string, { score: number | null }>>;
  audits: Partial<Record<string, { numericValue?: number }>>;
}

const percent = (score: number | null | undefined) => (score == null ? score : score * 100);

/**
 * Packages that are installed when the bench runs, because only the bench needs Lighthouse and its hundred packages.
 * Lighthouse needs a newer Node than the site.
 */
const PACKAGES = { lighthouse: '13.5.0', ...NEWER_NODE };
const PROGRAMS = join(tmpdir(), 'bench-lighthouse');

/**
 * Runs Lighthouse once, in a separate process. Lighthouse passes functions to the page, and the loader of this process
 * would compile them.
 */
async function runOnce(browserPath: string, url: string): Promise<LighthouseFigures> {
  const { stdout } = await run(
    join(PROGRAMS, NEWER_NODE_PATH),
    [
      join(PROGRAMS, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--no-enable-error-reporting',
      '--output=json',
      `--only-categories=${CATEGORIES.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
    ],
    { env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: MOST_BYTES },
  );
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (name: string, value: number | null | undefined): [string, number] => {
    if (value == null) throw new Error(`${url}: Lighthouse could not measure ${name}`);
    return [name, value];
  };
  return Object.fromEntries([
    ...CATEGORIES.map((name) => figure(name, percent(categories[name]?.score))),
    ...Object.entries(METRICS).map(([name, audit]) => figure(name, audits[audit]?.numericValue)),
  ]) as LighthouseFigures;
}

/**
 * Runs Lighthouse up to three times. Occasionally, the browser's trace starts only after the navigation, and then
 * Lighthouse reports that it has to run again.
 */
async function runUntilTraced(browserPath: string, url: string): Promise<LighthouseFigures> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(browserPath, url);
    } catch (error) {
      if (attempt === 3 || !String(error).includes('NO_NAVSTART')) throw error;
    }
  }
}

/**
 * Runs Lighthouse several times and returns the median of each figure. Its defaults simulate a mid-range phone on a
 * slow network.
 */
export const lighthouseMedian = (
  browserPath: string,
  url: string,
  runs: number,
): Promise<LighthouseFigures> => {
  installPinned(PROGRAMS, PACKAGES);
  return medianOf(runs, () => runUntilTraced(browserPath, url));
};

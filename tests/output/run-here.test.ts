import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import type { KnownRevert } from '../../src/protocol/reverts/revert';
import type { GivenScenario, Interfaces } from '../../src/run/scenario/given-scenario';
import type { GivenProgram } from '../../src/site/runs/given-program';
import type { RunLinks } from '../../src/site/run-links';
import { docPages, documents, folder, isServed, pages } from './built-site';

/**
 * Maximum bytes that running a call loads, compressed with Brotli: the worker, the market, its names and their links,
 * and the scenario.
 */
const BUDGET = 250_000;
/**
 * Maximum bytes that running a program loads. The limit is higher, because a program also needs its files and
 * libraries.
 */
const PROGRAM_BUDGET = 500_000;

const newest = readdirSync(join(folder, 'static')).filter((name) =>
  /^run-[0-9a-f]{16}$/.test(name),
);

/** Names of the folders of runs that the pages' scripts refer to. */
const asked = new Set(
  readdirSync(folder)
    .filter((name) => /-[0-9a-f]+\.js$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/run-[0-9a-f]{16}/g) ?? []),
);
const runFolder = join(folder, 'static', newest.find((name) => asked.has(name)) ?? '');
const readRun = (name: string): unknown => JSON.parse(readFileSync(join(runFolder, name), 'utf8'));

// The highest quality would make files a little smaller, but takes too long for the largest files.
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const weights = new Map<string, number>();
/** Returns the size of a file in bytes, compressed with Brotli. */
function weigh(name: string): number {
  const weight =
    weights.get(name) ?? brotliCompressSync(readFileSync(join(runFolder, name)), { params }).length;
  weights.set(name, weight);
  return weight;
}

const buttons = docPages.flatMap(({ path, html }) =>
  [...html.matchAll(/data-run="([^"#]+)#([^"]+)"/g)].map(([, sample = '', region = '']) => ({
    path,
    sample,
    region,
  })),
);

test('every Run button on a page has its call, and the files it loads are within the limit', () => {
  expect(new Set(buttons.map(({ sample, region }) => `${sample}#${region}`)).size).toBeGreaterThan(
    30,
  );
  const engine = ['worker.js', 'market.json', 'interfaces.json', 'links.json'].reduce(
    (sum, name) => sum + weigh(name),
    0,
  );
  for (const { path, sample, region } of buttons.filter((each) => each.sample.endsWith('.sol'))) {
    const { calls } = readRun(`${sample}.json`) as GivenScenario;
    expect(
      calls.map((call) => call.region),
      path,
    ).toContain(region);
    expect(engine + weigh(`${sample}.json`)).toBeLessThanOrEqual(BUDGET);
  }
});

test('every program on a page has its files, runs with its library, and is within the limit', () => {
  const programs = buttons.filter(({ sample }) => sample.endsWith('.ts'));
  expect(new Set(programs.map(({ sample }) => sample)).size).toBeGreaterThanOrEqual(40);
  const common = ['worker.js', 'market.json', 'interfaces.json', 'links.json', 'prelude.js'];
  const engine = [...common, 'frame.html'].reduce((sum, name) => sum + weigh(name), 0);
  const kits = Object.fromEntries(['ethers', 'viem'].map((kit) => [kit, weigh(`${kit}.js`)]));
  for (const { path, sample, region } of programs) {
    const { files, kit } = readRun(`${sample}.json`) as GivenProgram;
    expect(
      files.map((file) => file.path),
      path,
    ).toContain(region);
    expect(engine + (kits[kit] ?? Infinity) + weigh(`${sample}.json`)).toBeLessThanOrEqual(
      PROGRAM_BUDGET,
    );
  }
});

/** Returns whether a link leads to a served page and, if it has an anchor, to an element with that id. */
function isThere(href: string): boolean {
  const [path = '', anchor] = href.split('#');
  const html = documents.get(`${path}/index.html`) ?? documents.get(`${path}.html`) ?? '';
  return isServed(path) && (anchor === undefined || html.includes(` id="${anchor}"`));
}

test('names in results link to entries that exist', () => {
  const { kinds, members, accounts } = readRun('links.json') as RunLinks;
  const { contracts } = readRun('interfaces.json') as Interfaces;
  expect(Object.keys(kinds)).toEqual(Object.keys(contracts));
  // These are the contracts that guides call, so they must have entries.
  expect(members.UniswapV3Pool?.['0x128acb08']).toBe('/contracts/v3/reference/core/pool#swap');
  for (const kind of [
    'UniswapV2Pair',
    'NonfungiblePositionManager',
    'SwapRouter',
    'UniswapV2Router02',
    'Permit2',
    'UniversalRouter',
    'WETH9',
    'token',
    '',
  ])
    expect(Object.keys(members[kind] ?? {}), kind).not.toEqual([]);
  expect(accounts.SwapRouter).toBe('/contracts/v3/reference/deployments#mainnet');
  const all = [
    ...Object.values(members).flatMap((each) => Object.values(each)),
    ...Object.values(accounts),
  ];
  expect(all.filter((href) => !isThere(href))).toEqual([]);
});

test('reverts link to their own entries', () => {
  const reverts = readRun('reverts.json') as KnownRevert[];
  expect(reverts.find(({ code }) => code === 'STF')?.href).toMatch(/error-codes#stf$/);
  expect(reverts.filter(({ href = '' }) => !isThere(href))).toEqual([]);
});

test('Remix receives each file with one byte per character, with versions and compiler', () => {
  for (const { sample } of buttons.filter(({ sample: name }) => name.endsWith('.sol'))) {
    const { remix } = readRun(`${sample}.json`) as GivenScenario;
    expect(remix?.compiler, sample).toMatch(/^0\.\d+\.\d+\+commit\.[0-9a-f]{8}$/);
    expect(() => btoa(remix?.source ?? 'é—'), sample).not.toThrow();
    expect(remix?.source, sample).toMatch(/^import .*@\d+\.\d+\.\d+/m);
    expect(remix?.source, sample).not.toContain('#region');
  }
});

test('no page loads any of these files by itself', () => {
  for (const { html } of pages) expect(html).not.toMatch(/static\/run-/);
});

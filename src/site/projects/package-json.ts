import { z } from 'zod';
import { rememberLast } from '../sources/yaml-source';
import type { ReadSource } from './project-samples';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: z.record(z.string(), z.string()).default({}),
      peerDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

const readLock = rememberLast((text) => lockSchema.parse(JSON.parse(text)).packages);

/**
 * Returns the names of the given packages and of everything that they depend on, directly or not, according to the lock
 * file of the samples' tests.
 */
function installedWith(names: readonly string[], read: ReadSource): Set<string> {
  const lock = readLock(read('tests/samples/package-lock.json') ?? '{"packages":{}}');
  const met = new Set<string>();
  const visit = (from: string, name: string): void => {
    const place = placeOf(lock, from, name);
    if (place === undefined || met.has(place)) return;
    met.add(place);
    const { dependencies, peerDependencies } = lock[place] ?? {};
    for (const next of Object.keys({ ...dependencies, ...peerDependencies })) visit(place, next);
  };
  for (const name of names) visit('', name);
  return new Set([...met].map((place) => place.slice(place.lastIndexOf('node_modules/') + 13)));
}

/**
 * Returns the lock file's key for the package that Node finds when the package at `from` imports `name`: in the
 * `node_modules` folder of `from`, or else in one further up.
 */
function placeOf(lock: Record<string, unknown>, from: string, name: string): string | undefined {
  for (
    let above = from;
    ;
    above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))
  ) {
    const place = `${above && `${above}/`}node_modules/${name}`;
    if (place in lock) return place;
    if (above === '') return undefined;
  }
}

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  overrides: z.record(z.string(), z.string()).default({}),
});

/** Versions of the packages that the samples' tests use, by name, and the `overrides` of the tests' package.json. */
export interface Tools {
  versions: Record<string, string>;
  overrides: Record<string, string>;
}

/**
 * Version of Hardhat that the site's pages install. It stays on major 2 because Hardhat 3 is configured differently.
 */
const HARDHAT = '2.26.3';

const readSamples = rememberLast((text: string) => packageSchema.parse(JSON.parse(text)));
const readSite = rememberLast((text: string) =>
  packageSchema.pick({ dependencies: true }).parse(JSON.parse(text)),
);

/**
 * Reads the versions that the samples are tested with, and the overrides. The version of `tsx` comes from the site's
 * own package.json. Returns undefined if either package.json is missing.
 */
export function readTools(read: ReadSource): Tools | undefined {
  const samples = read('tests/samples/package.json');
  const site = read('package.json');
  if (samples === undefined || site === undefined) return undefined;
  const { dependencies, optionalDependencies, overrides } = readSamples(samples);
  const { tsx = '' } = readSite(site).dependencies;
  const anvil = optionalDependencies['@foundry-rs/anvil-linux-amd64'] ?? '';
  return {
    versions: { hardhat: HARDHAT, ...dependencies, tsx, '@foundry-rs/anvil': anvil },
    overrides,
  };
}

interface PackageJsonParts {
  name: string;
  /** Exact versions, by name, of the packages that the page's files import or that its install command names. */
  packages: Readonly<Record<string, string>>;
  /** Versions of the tools that compile and run the project, by name. */
  tools: Readonly<Record<string, string>>;
  scripts: Readonly<Record<string, string>>;
}

/**
 * A package that the v2 and v3 SDKs import without declaring it. A project must install a single copy, because
 * `sdk-core` checks `instanceof JSBI`, which is false for a number from another copy.
 */
const JSBI = 'jsbi';

/**
 * Returns the text of a project's package.json, with exact versions only. Its overrides are those of the samples' tests
 * for packages that the project installs, and one that limits JSBI to a single copy.
 */
export function packageJson(
  { name, packages, tools, scripts }: PackageJsonParts,
  { versions, overrides }: Tools,
  read: ReadSource,
): string {
  const brought = installedWith(Object.keys(packages), read);
  const usesJsbi = brought.has(JSBI);
  const dependencies = { ...(usesJsbi && { [JSBI]: versions[JSBI] ?? '' }), ...packages };
  const replaced = {
    ...(usesJsbi && { [JSBI]: `$${JSBI}` }),
    ...Object.fromEntries(Object.entries(overrides).filter(([key]) => brought.has(key))),
  };
  const content = {
    name,
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts,
    ...(Object.keys(replaced).length > 0 && { overrides: sorted(replaced) }),
    dependencies: sorted(
      Object.fromEntries(Object.entries(dependencies).filter(([key]) => !(key in tools))),
    ),
    devDependencies: sorted(tools),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const sorted = (record: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

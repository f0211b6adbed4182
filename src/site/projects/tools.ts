import { z } from 'zod';
import { rememberLast } from '../sources/remember-last';
import type { ReadSource } from './project-source';

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  overrides: z.record(z.string(), z.string()).default({}),
});

/** Versions used by the samples' tests, by name, and the package overrides from their package.json. */
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
 * Reads the versions that the samples are tested with; `tsx` comes from the site's own package.json. Returns undefined
 * if either package.json is missing.
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

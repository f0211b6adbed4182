import { z } from 'zod';
import { rememberLast } from '../sources/remember-last';
import type { ReadSource } from './project-source';

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  overrides: z.record(z.string(), z.string()).default({}),
});

/** Versions that the samples' tests run with, by name, and what they put in the place of packages. */
export interface Tools {
  versions: Record<string, string>;
  overrides: Record<string, string>;
}

/** The Hardhat that the site's pages install, of major 2: 3 is configured in another way. */
const HARDHAT = '2.26.3';

const readSamples = rememberLast((text: string) => packageSchema.parse(JSON.parse(text)));
const readSite = rememberLast((text: string) =>
  packageSchema.pick({ dependencies: true }).parse(JSON.parse(text)),
);

/** Reads what the samples are tested with; `tsx` is the site's own. Undefined where there is no such package. */
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

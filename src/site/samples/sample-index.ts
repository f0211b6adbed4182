import { z } from 'zod';
import { rememberLast } from '../sources/remember-last';
import { parseYaml } from '../sources/yaml-source';

/** Where samples are listed with what they run with: from the project root. */
export const SAMPLE_INDEX = 'content/samples/index.yml';

/** What a sample was compiled and run with, and by which test. */
export interface SampleFacts {
  /** `name version`, compilers last. */
  packages: string[];
  /** The test, from the project root. */
  test: string;
}

// The samples' own test checks the rest of the index.
export const samplesSchema = z.array(
  z.object({
    file: z.string(),
    packages: z.record(z.string(), z.string()).default({}),
    solc: z.array(z.union([z.string(), z.number()])).default([]),
    test: z.string(),
  }),
);

/** Reads the whole index. @throws ContentError with file, line and column */
export const readSampleIndex = rememberLast(
  (text) =>
    new Map(parseYaml(text, SAMPLE_INDEX, samplesSchema).value.map((entry) => [entry.file, entry])),
);

/**
 * Finds a sample in the index; undefined where it is not listed.
 *
 * @throws ContentError with file, line and column where the index cannot be read
 */
export function sampleFacts(index: string, file: string): SampleFacts | undefined {
  const entry = readSampleIndex(index).get(file);
  if (!entry) return undefined;
  const packages = Object.entries(entry.packages).map(([name, version]) => `${name} ${version}`);
  const compilers = entry.solc.map((version) => `solc ${version}`);
  return { packages: [...packages, ...compilers], test: entry.test };
}

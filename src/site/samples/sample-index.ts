import { z } from 'zod';
import { parseYaml, rememberLast } from '../sources/yaml-source';

/** Path of the index of samples, from the project root. */
export const SAMPLE_INDEX = 'content/samples/index.yml';

/**
 * Facts about a sample: the packages and compilers that it is tested with, its test, and why it does not run on the
 * page.
 */
export interface SampleFacts {
  /** `name version`, compilers last. */
  packages: string[];
  /** Path of the test, from the project root. */
  test: string;
  /** Why the sample does not run on the page, in one word; undefined if it runs there. */
  notRun?: string | undefined;
}

// The schema has only the fields that the site uses. A test of the samples checks the others.
export const samplesSchema = z.array(
  z.object({
    file: z.string(),
    pages: z.array(z.string()).default([]),
    packages: z.record(z.string(), z.string()).default({}),
    solc: z.array(z.union([z.string(), z.number()])).default([]),
    test: z.string(),
    notRun: z
      .string()
      .regex(/^[a-z]+$/, 'write one word, such as "wallet"')
      .optional()
      .describe(
        "Why the sample can't run on its pages, as one word that they show. Leave it out if the sample can run.",
      ),
  }),
);

/**
 * Parses the whole index.
 *
 * @throws ContentError with file, line and column
 */
export const readSampleIndex = rememberLast(
  (text) =>
    new Map(parseYaml(text, SAMPLE_INDEX, samplesSchema).value.map((entry) => [entry.file, entry])),
);

/**
 * Finds a sample in the index; returns undefined if it is not listed.
 *
 * @throws ContentError with file, line and column if the index is invalid
 */
export function sampleFacts(index: string, file: string): SampleFacts | undefined {
  const entry = readSampleIndex(index).get(file);
  if (!entry) return undefined;
  const packages = Object.entries(entry.packages).map(([name, version]) => `${name} ${version}`);
  const compilers = entry.solc.map((version) => `solc ${version}`);
  return { packages: [...packages, ...compilers], test: entry.test, notRun: entry.notRun };
}

/** Whether a sample is a program that readers start directly, as with `npx tsx main.ts`. */
const isProgram = (file: string): boolean => /\.main\.tsx?$/.test(file);

/** Returns the programs that run on the page, in the order of the index. */
export const runningPrograms = (index: string): string[] =>
  [...readSampleIndex(index).values()]
    .filter(({ file, notRun }) => isProgram(file) && notRun === undefined)
    .map(({ file }) => file);

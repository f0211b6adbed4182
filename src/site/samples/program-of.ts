import { posix } from 'node:path';
import { programParts } from './program-files';
import { readSampleIndex, runningPrograms } from './sample-index';

/**
 * Returns the program that runs a sample on the page: the sample itself, or a program in the same folder that imports
 * it. If there are several, prefers the one with the same name, then one that is shown on the same page.
 *
 * @param index the text of the index of samples
 * @param read returns the text of a sample, or undefined if it does not exist
 */
export function programOf(
  sample: string,
  index: string,
  read: (file: string) => string | undefined,
): string | undefined {
  const programs = runningPrograms(index);
  if (programs.includes(sample)) return sample;
  if (!sample.endsWith('.ts')) return undefined;
  const pagesOf = (file: string) => readSampleIndex(index).get(file)?.pages ?? [];
  const own = pagesOf(sample);
  const withIt = programs
    .filter((main) => posix.dirname(main) === posix.dirname(sample))
    .filter((main) => programParts(main, read).files.includes(sample));
  return (
    withIt.find((main) => main === sample.replace(/\.ts$/, '.main.ts')) ??
    withIt.find((main) => pagesOf(main).some((page) => own.includes(page))) ??
    withIt[0]
  );
}

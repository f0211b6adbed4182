import { posix } from 'node:path';
import { programParts } from './program-files';
import { readSampleIndex, runningPrograms } from './sample-index';

/**
 * The program that runs a sample on the page: its own, or one that imports it, of the same library. Where there are
 * several, the one of its name, then one that a page shows beside it.
 *
 * @param index the text of the index of samples
 * @param read the text of a sample; undefined where it is none
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

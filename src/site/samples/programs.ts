import { posix } from 'node:path';
import { readSampleIndex, runningPrograms } from './sample-index';

const IMPORTS = /^(?:import|export)\s(?<what>[^;'"]*?\bfrom\s)?'(?<name>[^']+)'/gm;

/** Imports of a file that exist at run time. Imports of types are left out. */
export interface Imports {
  /** Local files, as paths relative to `content/samples`. */
  files: string[];
  packages: string[];
}

/** Returns the imports of a TypeScript sample, except types. */
export function importsOf(file: string, source: string): Imports {
  const names = [...source.matchAll(IMPORTS)]
    .filter(({ groups }) => !groups?.what?.startsWith('type '))
    .map(({ groups }) => groups?.name ?? '');
  const isOwn = (name: string) => name.startsWith('.');
  return {
    files: names.filter(isOwn).map((name) => posix.join(posix.dirname(file), name)),
    packages: names.filter((name) => !isOwn(name)),
  };
}

/** All files of a program, and the packages that they import. */
export interface ProgramParts {
  /** Files ordered so that each comes after those it imports; the main file is last. */
  files: string[];
  packages: string[];
}

/**
 * Collects the files and packages of a program.
 *
 * @param main such as `sdk/v3/trading.main.ts`
 * @param read returns the text of a sample, or undefined if it does not exist
 */
export function programParts(
  main: string,
  read: (file: string) => string | undefined,
): ProgramParts {
  const files = new Set<string>();
  const packages = new Set<string>();
  const met = new Set<string>();
  const follow = (file: string) => {
    if (met.has(file)) return;
    met.add(file);
    const source = read(file);
    if (source === undefined) return;
    const imports = importsOf(file, source);
    imports.files.forEach(follow);
    for (const name of imports.packages) packages.add(name);
    files.add(file);
  };
  follow(main);
  return { files: [...files], packages: [...packages] };
}

/**
 * Returns the program that runs a sample on the page: the sample itself, or a program in the same folder that imports
 * it. If several programs do, prefers the sample's own (`pool.main.ts` for `pool.ts`), then one that is shown on the
 * same page.
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

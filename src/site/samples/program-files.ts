import { posix } from 'node:path';

const IMPORTS = /^(?:import|export)\s(?<what>[^;'"]*?\bfrom\s)?'(?<name>[^']+)'/gm;

/** What a file imports when it runs: types are gone by then. */
export interface Imports {
  /** Files beside it, as paths in `content/samples`. */
  files: string[];
  packages: string[];
}

/** What a sample in TypeScript imports, but for types. */
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

/** A program whole: the files that it is made of, and the packages that they import. */
export interface ProgramParts {
  /** Its own file last: each stands after those that it imports. */
  files: string[];
  packages: string[];
}

/**
 * What a program is made of.
 *
 * @param main such as `sdk/v3/trading.main.ts`
 * @param read the text of a sample; undefined where it is none
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

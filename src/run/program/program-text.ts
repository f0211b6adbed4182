/** A file of a program as it runs: types are stripped, imports are calls. */
export interface ProgramSource {
  /** Its path in `content/samples`. */
  path: string;
  script: string;
}

/** A place in a file of a program, counted from 1. */
export interface ProgramPlace {
  path: string;
  line: number;
}

const linesOf = (text: string): number => text.split('\n').length;

/** What a file begins with in the script: one line, so that lines are found again. */
const opening = (path: string): string =>
  `programHost.files[${JSON.stringify(path)}] = async (exports, require) => {\n`;
/** A file that others import is there when it has run: it cannot wait. */
const openingAtOnce = (path: string): string => opening(path).replace('async ', '');

/**
 * One script of what a program needs, in its order: what hosts it, its packages, its files.
 *
 * @param before scripts of our own, whole
 * @param main the file that is the program
 */
export const programText = (
  before: readonly string[],
  files: readonly ProgramSource[],
  main: string,
): string =>
  [
    ...before,
    ...files.map(
      ({ path, script }) => `${path === main ? opening(path) : openingAtOnce(path)}${script}\n};`,
    ),
    `programHost.main = ${JSON.stringify(main)};\n`,
  ].join('\n');

/** Where a line of the script stands in the files; nothing where it is none of theirs. */
export function placeInFiles(
  line: number,
  before: readonly string[],
  files: readonly ProgramSource[],
): ProgramPlace | undefined {
  let from = before.reduce((sum, text) => sum + linesOf(text), 0) + 1;
  for (const { path, script } of files) {
    const length = linesOf(script);
    const within = line - from;
    if (within >= 1 && within <= length) return { path, line: within };
    from += length + 2;
  }
  return undefined;
}

/** The first place of an error that is in the files, by its stack: engines write frames in their own ways, places alike. */
export function placeOfStack(
  stack: string,
  before: readonly string[],
  files: readonly ProgramSource[],
): ProgramPlace | undefined {
  for (const [, line] of stack.matchAll(/:(\d+):\d+\)?\s*$/gm)) {
    const place = placeInFiles(Number(line), before, files);
    if (place) return place;
  }
  return undefined;
}

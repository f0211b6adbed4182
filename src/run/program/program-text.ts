/** A file of a program in the form that runs: without types, and with imports as function calls. */
export interface ProgramSource {
  /** Its path in `content/samples`. */
  path: string;
  script: string;
}

/** A position in a file of a program, counted from 1. */
export interface ProgramPlace {
  path: string;
  line: number;
}

const linesOf = (text: string): number => text.split('\n').length;

/** Returns the code before a file in the combined script. It is one line, so that line numbers can be mapped back. */
const opening = (path: string): string =>
  `programHost.files[${JSON.stringify(path)}] = async (exports, require) => {\n`;
/**
 * Does the same as {@link opening}, for an imported file. Such a file is synchronous, because its exports must be
 * complete when it is required.
 */
const openingAtOnce = (path: string): string => opening(path).replace('async ', '');

/**
 * Combines a program's scripts into one: its host, its packages, and then its files.
 *
 * @param before complete scripts to put first: the host and the packages
 * @param main path of the main file
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

/** Maps a line of the combined script to a file; undefined if the line is in none of the files. */
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

/**
 * Returns the first position in an error's stack that is in one of the files. Engines format stack frames differently,
 * but all end in `line:column`.
 */
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

/** A file of a program, ready to run: its types are removed and its imports are function calls. */
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

/**
 * Returns the code that begins a file in the combined script. It's exactly one line, so that line numbers can be mapped
 * back to the file.
 */
const opening = (path: string): string =>
  `programHost.files[${JSON.stringify(path)}] = async (exports, require) => {\n`;
/**
 * Like {@link opening}, but for an imported file. Its function is synchronous, because the file's exports must be
 * complete when `require` returns.
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

/** Returns the file and line for a line of the combined script, or undefined if the line isn't in any of the files. */
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
 * Returns the first position in a stack trace that is in one of the files. JavaScript engines format stack frames
 * differently, but all of them end a frame with `line:column`.
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

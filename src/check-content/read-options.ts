import { suggest } from '../site/sources/suggest';

/** What the command was asked for. */
export interface Options {
  /** Mend what can be mended for certain. */
  fix: boolean;
  /** Fail where there are only warnings, too. */
  strict: boolean;
  /** Fail where a fact has aged, too. */
  aged: boolean;
  /** Print GitHub's annotations too. */
  annotations: boolean;
  /** Print the findings as JSON, and nothing else. */
  json: boolean;
  help: boolean;
  /** Files and folders, as they were named; all of the content where there are none. */
  paths: string[];
}

/** Each option, and what it does. */
export const OPTIONS = {
  '--fix': 'mend what can be mended for certain, and say what was',
  '--strict': 'fail where there are only warnings, too',
  '--aged': 'fail where nobody has read a fact for longer than the settings allow, too',
  '--annotations': "print GitHub's annotations too, as is done on GitHub",
  '--json': 'print the findings as JSON, and nothing else',
  '--help': 'print this',
} as const;

/**
 * Reads the command line.
 *
 * @throws Error that names an option there is not, and those there are
 */
export function readOptions(words: readonly string[], env: NodeJS.ProcessEnv): Options {
  const names = Object.keys(OPTIONS);
  const given = words.filter((word) => word.startsWith('-'));
  const unknown = given.find((word) => !names.includes(word));
  if (unknown !== undefined) {
    throw new Error(`there is no option ${unknown}; ${suggest(unknown, names)}`);
  }
  return {
    fix: given.includes('--fix'),
    strict: given.includes('--strict'),
    aged: given.includes('--aged'),
    annotations: given.includes('--annotations') || env.GITHUB_ACTIONS === 'true',
    json: given.includes('--json'),
    help: given.includes('--help'),
    paths: words.filter((word) => !word.startsWith('-')),
  };
}

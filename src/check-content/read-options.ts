import { suggest } from '../site/sources/suggest';

/** Options of the command. */
export interface Options {
  /** Apply unambiguous fixes. */
  fix: boolean;
  /** Fail even if there are only warnings. */
  strict: boolean;
  /** Also fail if a fact has aged. */
  aged: boolean;
  /** Also print GitHub annotations. */
  annotations: boolean;
  /** Print only the findings, as JSON. */
  json: boolean;
  help: boolean;
  /** Files and folders, as given; empty for all of the content. */
  paths: string[];
}

/** Options with their descriptions. */
export const OPTIONS = {
  '--fix': 'apply fixes that are unambiguous, and list them',
  '--strict': 'also fail if there are only warnings',
  '--aged': 'also fail if a fact has not been checked for longer than the settings allow',
  '--annotations': 'also print annotations for GitHub; the default on GitHub',
  '--json': 'print only the findings, as JSON',
  '--help': 'print this help',
} as const;

/**
 * Parses the command line.
 *
 * @throws Error that names an unknown option, and suggests known ones
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

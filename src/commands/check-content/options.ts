import { existsSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { CONTENT, contentFiles } from '../../site/content/content-files';
import { forwardSlashes } from '../../site/sources/files';
import { suggest } from '../../site/sources/suggest';

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

/**
 * Returns the files that paths on the command line select, from the project root; undefined for all.
 *
 * @throws Error for a path that does not exist or is outside the content
 */
export function askedFiles(
  root: string,
  paths: readonly string[],
): ReadonlySet<string> | undefined {
  if (paths.length === 0) return undefined;
  const files = paths.flatMap((path) => {
    const own = forwardSlashes(relative(root, resolve(root, path)));
    if (!existsSync(resolve(root, path)))
      throw new Error(`there is no file ${path}: correct its name`);
    if (own !== CONTENT && !own.startsWith(`${CONTENT}/`)) {
      throw new Error(`${path} is not part of the content: name files or folders of ${CONTENT}/`);
    }
    if (!statSync(resolve(root, path)).isDirectory()) return [own];
    return contentFiles(root)
      .map((file) => `${CONTENT}/${file.path}`)
      .filter((file) => file.startsWith(`${own}/`));
  });
  return new Set(files);
}

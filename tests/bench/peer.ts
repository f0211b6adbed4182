import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { range, type CorpusPlan } from './corpus-plan';
import type { Dialect } from './dialects';
import { medium } from './medium-page';

/** A generator that builds the corpus. */
export interface Peer {
  /** Name with version, for the heading of the generator's column. */
  name: string;
  /** npm packages with exact versions; omitted if the repository has them already. */
  packages?: Record<string, string>;
  /**
   * Writes the site, without its packages.
   *
   * @returns the paths of the pages' files, in order
   */
  write: (folder: string, plan: CorpusPlan) => string[];
  /** The build script, by path from the site's folder, and its arguments. */
  build: readonly string[];
  /** The script of the development server, like `build`. */
  develop: readonly string[];
  /** Variables for the environment of the development server. */
  developEnv?: Record<string, string>;
  /** Path of the Node that runs the scripts, from the site's folder; by default the one of this process. */
  node?: string;
  /** Set if the generator includes no search. */
  hasNoSearch?: boolean;
  /** Folder of the built site, relative to the site's folder. */
  output: string;
  /** Folders and files in which builds keep caches for the next build. */
  caches: readonly string[];
  /** Matches the paths of files that have a digest in their name. */
  named?: RegExp;
}

/** Writes a site's files by path. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Writes the corpus in a generator's dialect, and a start page. */
export function writePages(folder: string, plan: CorpusPlan, dialect: Dialect): string[] {
  const start = '---\ntitle: Corpus\n---\n\nA corpus made to measure builds.\n';
  writeFiles(folder, { [`index.${dialect.ending}`]: start });
  return writeDocs(folder, plan, dialect);
}

/** Writes the corpus in a generator's dialect. */
export const writeDocs = (
  folder: string,
  { pages, idOf }: CorpusPlan,
  dialect: Dialect,
): string[] =>
  range(pages).map((page) => {
    const path = `${idOf(page)}.${dialect.ending}`;
    writeFiles(folder, { [path]: medium(page, (page + 1) % pages, idOf, dialect) });
    return join(folder, path);
  });

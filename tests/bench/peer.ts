import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { range, type CorpusPlan } from './corpus-plan';
import type { Dialect } from './dialects';
import { medium } from './medium-page';

/** A generator that builds the corpus. */
export interface Peer {
  /** With version, as the table's head has it. */
  name: string;
  /** What npm installs, each of one version; none where the repository has it. */
  packages?: Record<string, string>;
  /**
   * Makes the site, its packages aside.
   *
   * @returns the pages' files, in order
   */
  write: (folder: string, plan: CorpusPlan) => string[];
  /** The script that builds, from the site's folder, and what it is given. */
  build: readonly string[];
  /** Where the built site is, from there. */
  output: string;
  /** What builds leave for the next. */
  caches: readonly string[];
  /** Addresses of files that bear a digest in their name. */
  named?: RegExp;
}

/** Writes a site's files, by their paths. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Writes the corpus in a generator's words, and a page to begin with. */
export function writePages(folder: string, plan: CorpusPlan, dialect: Dialect): string[] {
  const start = '---\ntitle: Corpus\n---\n\nA corpus made to measure builds.\n';
  writeFiles(folder, { [`index.${dialect.ending}`]: start });
  return writeDocs(folder, plan, dialect);
}

/** Writes the corpus in a generator's words. */
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

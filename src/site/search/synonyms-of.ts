import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSynonyms, SYNONYMS_FILE, type Synonyms } from './synonyms';

/** Reads a site's synonyms; returns none if the site has no synonyms file. */
export function synonymsOf(root: string): Synonyms[] {
  const file = join(root, SYNONYMS_FILE);
  return existsSync(file) ? readSynonyms(readFileSync(file, 'utf8')) : [];
}

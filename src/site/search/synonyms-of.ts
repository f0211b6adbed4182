import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSynonyms, SYNONYMS_FILE, type Synonyms } from './synonyms';

/** The words that a site's readers use for one thing; none where the site has no such file. */
export function synonymsOf(root: string): Synonyms[] {
  const file = join(root, SYNONYMS_FILE);
  return existsSync(file) ? readSynonyms(readFileSync(file, 'utf8')) : [];
}

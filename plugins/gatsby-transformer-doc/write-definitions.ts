import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFINITIONS, type Definitions } from '../../src/site/data/glossary';
import { writeChanged } from '../../src/site/sources/write-changed';
import { withProductName, type Product } from '../../src/site/settings/product-text';
import {
  addressOf,
  GLOSSARY,
  plainDefinition,
  readGlossary,
} from '../../src/site/data/read-glossary';

/**
 * Writes the definitions shown on hover into the site's folder. Browsers fetch them when a reader first hovers over a
 * term.
 *
 * @throws ContentError when the glossary cannot be read
 */
export function writeDefinitions(root: string, product: Product): void {
  const file = join(root, GLOSSARY);
  if (!existsSync(file)) return;
  const definitions: Definitions = {};
  for (const term of readGlossary(readFileSync(file, 'utf8')).value) {
    if (!term.link) continue;
    const text = withProductName(plainDefinition(term), product);
    definitions[addressOf(term)] = { term: term.term, text };
  }
  writeChanged(join(root, 'public', DEFINITIONS), JSON.stringify(definitions));
}

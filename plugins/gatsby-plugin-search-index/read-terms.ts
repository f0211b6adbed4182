import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GlossaryTerm } from '../../src/site/data/glossary';
import { GLOSSARY, readGlossary } from '../../src/site/data/read-glossary';
import { withProduct, withProductSlug, type Product } from '../../src/site/settings/product-text';

/**
 * Returns the glossary's terms, with the product's name and slug filled in; none if the site has no glossary.
 *
 * @throws ContentError with file, line and column
 */
export function readTerms(root: string, product: Product): GlossaryTerm[] {
  const file = join(root, GLOSSARY);
  if (!existsSync(file)) return [];
  return readGlossary(readFileSync(file, 'utf8')).value.map((term) => ({
    ...withProduct(term, product),
    see: term.see && withProductSlug(term.see, product),
  }));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { DocFields } from '../../src/site/content/doc-fields';
import { DEPLOYMENTS_FILE, readDeployments } from '../../src/site/data/deployments';
import { ERRORS_FILE, readErrorCatalogue } from '../../src/site/data/error-catalogue';
import type { GlossaryTerm } from '../../src/site/data/glossary';
import { GLOSSARY, readGlossary } from '../../src/site/data/read-glossary';
import { readReleases, RELEASES_FILE } from '../../src/site/data/releases';
import { DEFAULT_LOCALE, localPath } from '../../src/site/locales/locale';
import type { ApiSymbol } from '../../src/site/data/api-symbol';
import { answerPlaces } from '../../src/site/search/answers/answer-sources';
import { collectAnswers } from '../../src/site/search/answers/collect-answers';
import type { KeyedAnswer } from '../../src/site/search/answers/direct-answer';
import type { SearchRecord } from '../../src/site/search/record';
import {
  type Product,
  renamer,
  withProduct,
  withProductSlug,
} from '../../src/site/settings/product-text';
import type { SearchOptions } from './options';

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

const none = { sources: [], contracts: [], chains: [] };

/**
 * Returns the one-line answers of the search, from data files and the packages' reference. A missing file has no
 * answers.
 *
 * @param records all records of the locale; answers link only to their pages
 * @param locale locale of the linked pages; the answers themselves are in English
 * @throws ContentError with file, line and column
 */
export function siteAnswers(
  getNodesByType: NodePluginArgs['getNodesByType'],
  records: readonly SearchRecord[],
  { root, product, identifiers }: Pick<SearchOptions, 'root' | 'product' | 'identifiers'>,
  locale: string = DEFAULT_LOCALE,
): KeyedAnswer[] {
  const read = <T>(file: string, parse: (text: string) => T, none: T): T =>
    existsSync(join(root, file)) ? parse(readFileSync(join(root, file), 'utf8')) : none;
  const docs = getNodesByType('Doc') as unknown as DocFields[];
  const pages = docs.map(({ path, symbols }) => ({
    path: localPath(locale, withProductSlug(path, product)),
    symbols,
  }));
  return collectAnswers({
    symbols: getNodesByType('ApiSymbol') as unknown as ApiSymbol[],
    errors: withProduct(read(ERRORS_FILE, readErrorCatalogue, []), product),
    terms: readTerms(root, product),
    deployments: read(DEPLOYMENTS_FILE, (text) => readDeployments(text), none),
    releases: read(RELEASES_FILE, (text) => readReleases(text), { contracts: [] }),
    places: answerPlaces(records, pages, locale),
    rename: renamer(identifiers),
  });
}

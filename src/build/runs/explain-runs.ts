import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { toEventSelector, toFunctionSelector, type AbiEvent, type AbiFunction } from 'viem';
import type { DocFields } from '../../site/content/doc-fields';
import { DEPLOYMENTS_FILE, readDeployments } from '../../site/data/deployments';
import { ERRORS_FILE, revertCatalogue } from '../../site/data/error-catalogue';
import { DEFAULT_LOCALE } from '../../site/locales/locale';
import type { ApiSymbol } from '../../site/data/api-symbol';
import { runLinks } from '../../site/run-links';
import { answerPlaces } from '../../site/search/answers/answer-sources';
import type { SearchRecord } from '../../site/search/record';
import { withProduct, withProductSlug } from '../../site/settings/product-text';
import { getSettings } from '../get-settings';

const INTERFACES = 'src/run/market/interfaces.json';

/** The parts of `interfaces.json` that links need. `run/scenario/given-scenario.ts` has the full type. */
interface Named {
  contracts: Record<string, string>;
  functions: AbiFunction[];
  events: AbiEvent[];
}

/**
 * Returns the files that explain the results of a run: links to entries of the reference, and causes of reverts, which
 * are fetched only after a failure. Links only lead to entries that search can find.
 *
 * @param root the project root
 */
export function explainingFiles(
  root: string,
  getNodesByType: NodePluginArgs['getNodesByType'],
): [name: string, text: string][] {
  const read = <T>(file: string, parse: (text: string) => T, none: T): T =>
    existsSync(join(root, file)) ? parse(readFileSync(join(root, file), 'utf8')) : none;
  const { product } = getSettings();
  const { contracts, functions, events } = JSON.parse(
    readFileSync(join(root, INTERFACES), 'utf8'),
  ) as Named;
  const docs = getNodesByType('Doc') as unknown as DocFields[];
  const pages = docs.map(({ path, symbols }) => ({
    path: withProductSlug(path, product),
    symbols,
  }));
  const records = (getNodesByType('SearchRecord') as unknown as SearchRecord[]).filter(
    ({ language }) => language === DEFAULT_LOCALE,
  );
  const places = answerPlaces(
    records.toSorted((a, b) => (a.objectID < b.objectID ? -1 : 1)),
    pages.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  );
  const links = runLinks({
    symbols: getNodesByType('ApiSymbol') as unknown as ApiSymbol[],
    deployments: read(DEPLOYMENTS_FILE, readDeployments, {
      sources: [],
      contracts: [],
      chains: [],
    }),
    places,
    contracts,
    digests: new Set([...functions.map(toFunctionSelector), ...events.map(toEventSelector)]),
  });
  const reverts = withProduct(read(ERRORS_FILE, revertCatalogue, []), product);
  return [
    ['links.json', JSON.stringify(links)],
    ['reverts.json', JSON.stringify(reverts)],
  ];
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CreateWebpackConfigArgs, NodePluginArgs } from 'gatsby';
import { type AbiEvent, type AbiFunction, toEventSelector, toFunctionSelector } from 'viem';
import type { DocFields } from '../../site/content/doc-fields';
import type { ApiSymbol } from '../../site/data/api-symbol';
import { DEPLOYMENTS_FILE, readDeployments } from '../../site/data/deployments';
import { ERRORS_FILE, revertCatalogue } from '../../site/data/error-catalogue';
import { DEFAULT_LOCALE } from '../../site/locales/locale';
import { runLinks } from '../../site/run-links';
import { answerPlaces } from '../../site/search/answers/answer-sources';
import type { SearchRecord } from '../../site/search/record';
import { withProduct, withProductSlug } from '../../site/settings/product-text';
import { keepNewest, writeChanged } from '../../site/sources/output-files';
import { rememberLast } from '../../site/sources/yaml-source';
import { getSettings } from '../settings';
import { runFiles } from './run-files';

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
function explainingFiles(
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

/** Memoized because both passes of a build, for the browser and for the HTML, need the same files. */
const filesOf = rememberLast(runFiles);

/**
 * Writes the files that run samples on the page into a folder named after their digest. They are the worker, the
 * simulated market, each scenario with its contract, the programs with their packages, the frame that programs run in,
 * and the files that explain results.
 *
 * @returns the path from the site's root to that folder
 */
export async function writeRunFiles({
  stage,
  getNodesByType,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'getNodesByType'>): Promise<string> {
  const root = process.cwd();
  const files = [...(await filesOf(root)), ...explainingFiles(root, getNodesByType)];
  const digest = createHash('sha256');
  for (const [name, text] of files) digest.update(`${name}\n${text}\n`);
  const folder = `run-${digest.digest('hex').slice(0, 16)}`;
  if (!stage.endsWith('html')) {
    const statics = join(root, 'public/static');
    for (const [name, text] of files) {
      mkdirSync(dirname(join(statics, folder, name)), { recursive: true });
      writeChanged(join(statics, folder, name), text);
    }
    keepNewest(statics, /^run-[0-9a-f]{16}$/, folder);
  }
  return `/static/${folder}`;
}

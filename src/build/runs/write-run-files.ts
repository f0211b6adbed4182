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

type GetNodes = NodePluginArgs['getNodesByType'];

/** Returns the value of a data file, or `none` if there is no such file. */
const read = <T>(root: string, file: string, parse: (text: string) => T, none: T): T =>
  existsSync(join(root, file)) ? parse(readFileSync(join(root, file), 'utf8')) : none;

/** Returns everything that the links from results depend on, apart from the search records. */
function linkSources(root: string, getNodesByType: GetNodes) {
  const { product } = getSettings();
  const { contracts, functions, events } = JSON.parse(
    readFileSync(join(root, INTERFACES), 'utf8'),
  ) as Named;
  const docs = getNodesByType('Doc') as unknown as DocFields[];
  const pages = docs
    .map(({ path, symbols }) => ({ path: withProductSlug(path, product), symbols }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const deployments = read(root, DEPLOYMENTS_FILE, readDeployments, {
    sources: [],
    contracts: [],
    chains: [],
  });
  const digests = [...functions.map(toFunctionSelector), ...events.map(toEventSelector)];
  return { contracts, deployments, digests, pages };
}

/** Name of the file with the links from results to entries of the reference. */
const LINKS = 'links.json';

/** Folder of this build's files, as {@link writeRunFiles} returned it. */
let folder = '';

/**
 * Writes the links from names in results to entries of the reference. They only lead to entries that search can find,
 * so a production build writes them at its end, when there are search records.
 */
export function writeRunLinks(root: string, getNodesByType: GetNodes): void {
  const { contracts, deployments, digests, pages } = linkSources(root, getNodesByType);
  const records = (getNodesByType('SearchRecord') as unknown as SearchRecord[])
    .filter(({ language }) => language === DEFAULT_LOCALE)
    .sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  const links = runLinks({
    symbols: getNodesByType('ApiSymbol') as unknown as ApiSymbol[],
    places: answerPlaces(records, pages),
    digests: new Set(digests),
    contracts,
    deployments,
  });
  writeChanged(join(root, 'public', folder, LINKS), JSON.stringify(links));
}

/** Memoized because both passes of a build, for the browser and for the HTML, need the same files. */
const filesOf = rememberLast(runFiles);

/**
 * Starts to bundle the files that {@link writeRunFiles} writes. Bundling takes another process one to two seconds, in
 * which Gatsby prepares webpack. An error is reported when the files are written.
 */
export const bundleAhead = (root: string): void => void filesOf(root).catch(() => undefined);

/**
 * Writes the files that run samples on the page into a folder named after a digest of them and of the sources of the
 * links. They are the worker, the simulated market, each scenario with its contract, the programs with their packages,
 * the frame that programs run in, the links, and the causes of reverts, which are fetched only after a failure. A
 * production build writes the links later: see {@link writeRunLinks}.
 *
 * @returns the path from the site's root to that folder
 */
export async function writeRunFiles({
  stage,
  getNodesByType,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'getNodesByType'>): Promise<string> {
  const root = process.cwd();
  const reverts = withProduct(read(root, ERRORS_FILE, revertCatalogue, []), getSettings().product);
  const files = [...(await filesOf(root)), ['reverts.json', JSON.stringify(reverts)] as const];
  const digest = createHash('sha256');
  for (const [name, text] of files) digest.update(`${name}\n${text}\n`);
  digest.update(JSON.stringify(linkSources(root, getNodesByType)));
  for (const { internal } of getNodesByType('ApiSymbol')) digest.update(internal.contentDigest);
  const name = `run-${digest.digest('hex').slice(0, 16)}`;
  folder = `/static/${name}`;
  if (!stage.endsWith('html')) {
    const statics = join(root, 'public/static');
    for (const [file, text] of files) {
      mkdirSync(dirname(join(statics, name, file)), { recursive: true });
      writeChanged(join(statics, name, file), text);
    }
    keepNewest(statics, /^run-[0-9a-f]{16}$/, name);
    if (stage === 'develop') writeRunLinks(root, getNodesByType);
  }
  return folder;
}

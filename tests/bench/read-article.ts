import { bytesOfKinds, KINDS } from './bytes-by-kind';
import { lighthouseMedian } from './lighthouse-median';
import { kB, type Cell } from './markdown-table';
import { timeScripts, weighPage } from './measure-page';
import { medianOf } from './median';
import { timeClick } from './navigate';
import { weighSearch } from './weigh-search';
import { SLOWER, type Bench } from './reader-tables';

/** Two words that occur in the corpus. */
const QUERY = 'oracle price';

/** Prefix of the name of a row that is a part of the row above it. */
export const PART = 'of it';

/**
 * Measures an article as a reader experiences it. Returns each figure with its name.
 *
 * @param hasSearch whether the site has a search
 */
export async function readArticle(
  bench: Bench,
  path: string,
  hasSearch: boolean,
): Promise<[string, Cell][]> {
  const { browser, browserPath, runs } = bench;
  const url = bench.url + path;
  const { before, intent } = await weighPage(browser, url);
  const lighthouse = await lighthouseMedian(browserPath, url, runs);
  const scripts = await medianOf(runs, () => timeScripts(browser, url, SLOWER));
  const clicks = await medianOf(runs, async () => ({
    normal: await timeClick(browser, url, 1),
    slow: await timeClick(browser, url, SLOWER),
  }));
  const search = hasSearch
    ? await medianOf(runs, () => weighSearch(bench, path, QUERY, SLOWER))
    : undefined;
  const rounded = (figure?: number): Cell => (figure === undefined ? '–' : Math.round(figure));
  return [
    ['kB before intent', kB(bytesOfKinds(before.bytes))],
    ...KINDS.map((kind): [string, Cell] => [`${PART} ${kind}`, kB(before.bytes[kind])]),
    ['requests before intent', before.requests],
    ['kB that intent adds', kB(bytesOfKinds(intent.bytes))],
    ['Lighthouse mobile, performance', Math.round(lighthouse.performance)],
    ['FCP, ms', Math.round(lighthouse.FCP)],
    ['LCP, ms', Math.round(lighthouse.LCP)],
    ['TBT, ms', Math.round(lighthouse.TBT)],
    ['CLS', lighthouse.CLS.toFixed(3)],
    [`script before intent, ms at ${SLOWER} times slower CPU`, Math.round(scripts.before)],
    ['script that intent adds, ms at the same', Math.round(scripts.intent)],
    ['click to next page painted, ms', Math.round(clicks.normal)],
    [`the same at ${SLOWER} times slower CPU`, Math.round(clicks.slow)],
    ['search for two words, kB', search ? kB(search.bytes) : '–'],
    ['its requests', search?.requests ?? '–'],
    ['last letter to all hits, ms', rounded(search?.hits)],
    [`the same at ${SLOWER} times slower CPU`, rounded(search?.slowHits)],
    ['longest task while typing, ms at the same', rounded(search?.task)],
  ];
}

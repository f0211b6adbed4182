import { describe, expect, it } from 'vitest';
import { openIndex } from './built-index';
import { askGolden, readGoldenSet } from '../../src/search/golden/golden-set';
import { qualityOf } from './measure-quality';
import { glossaryPaths } from '../../src/site/data/glossary';
import { addressesIn } from '../../src/site/search/other-names';
import { readRecords, RECORDS_FILE } from '../../plugins/gatsby-plugin-search-index/command-input';
import { readTerms } from '../../plugins/gatsby-plugin-search-index/site-answers';
import { readSettings } from '../../src/site/settings/read-settings';

const firstFor = async (query: string) =>
  (await openIndex().search({ query, limit: 1 })).hits[0]?.path;

const pageOf = ({ path }: { path: string }) => path.split('#')[0];

/** Returns a query without its second last letter: `stakr` for `staker`. */
const withSlip = (query: string) => query.slice(0, -2) + query.slice(-1);

/** Names of the protocol's parts, each with the pages that are acceptable as the first hit. */
const PARTS: [name: string, ...pages: string[]][] = [
  ['permit2', '/contracts/permit2/overview'],
  ['universal router', '/contracts/universal-router/overview'],
  ['liquidity mining', '/contracts/v3/guides/liquidity-mining/overview'],
  [
    'staker',
    '/contracts/v3/reference/periphery/staker',
    '/contracts/v3/reference/periphery/staker/design',
  ],
  ['subgraph', '/api/subgraph/overview'],
  ['swap widget', '/sdk/swap-widget/overview'],
  ['web3-react', '/sdk/web3-react/overview'],
  ['position manager', '/contracts/v3/reference/periphery/position-manager'],
  [
    'migrator',
    '/contracts/v3/reference/periphery/V3Migrator',
    '/contracts/v3/reference/periphery/interfaces/IV3Migrator',
  ],
  ['governance', '/contracts/v3/reference/governance/overview'],
  ['smart order router', '/sdk/v3/guides/routing'],
];

/** Returns the paths of the pages found for a query, best first. */
async function pagesFor(query: string): Promise<string[]> {
  const { hits } = await openIndex().search({ query, limit: 40 });
  return [...new Set(hits.map((hit) => pageOf(hit) ?? ''))];
}

describe('the index of the built site', () => {
  it('finds the pages for the queries that it is tuned on', async () => {
    const golden = readGoldenSet(process.cwd());
    expect(golden.length).toBeGreaterThanOrEqual(300);
    expect(golden.filter(({ typo }) => typo).length / golden.length).toBeGreaterThan(1 / 4);
    const inWords = golden.filter(({ kind }) => kind === 'task' || kind === 'question');
    expect(inWords.length / golden.length).toBeGreaterThan(1 / 2);
    const outcomes = await askGolden(golden, openIndex().search);
    const { hit3, mrr } = qualityOf(outcomes);
    const missed = outcomes.filter(({ place }) => place === 0 || place > 3);
    expect(hit3, missed.map(({ query }) => query).join('; ')).toBeGreaterThanOrEqual(0.95);
    expect(mrr).toBeGreaterThanOrEqual(0.92);
  });

  it('finds the pages for queries that it is not tuned on', async () => {
    const outcomes = await askGolden(readGoldenSet(process.cwd(), 'heldBack'), openIndex().search);
    const of = (...kinds: string[]) =>
      qualityOf(outcomes.filter(({ kind }) => kinds.includes(kind)));
    const words = of('task', 'question');
    expect(words.hit1).toBeGreaterThanOrEqual(0.75);
    expect(words.hit3).toBeGreaterThanOrEqual(0.85);
    expect(of('identifier', 'error', 'selector', 'address').hit1).toBeGreaterThanOrEqual(0.9);
  });

  it('has held-back queries that it is not tuned on', () => {
    const tuned = new Set(readGoldenSet(process.cwd()).map(({ query }) => query.toLowerCase()));
    const held = readGoldenSet(process.cwd(), 'heldBack');
    expect(held.length).toBeGreaterThanOrEqual(100);
    expect(held.filter(({ query }) => tuned.has(query.toLowerCase()))).toEqual([]);
  });

  it('has every page of the golden set', async () => {
    const { search } = openIndex();
    for (const page of new Set(readGoldenSet(process.cwd()).flatMap(({ pages }) => pages))) {
      const { hits } = await search({ query: page.split('/').join(' '), limit: 400 });
      expect(
        hits.some(({ path }) => path.startsWith(page)),
        page,
      ).toBe(true);
    }
  });

  it.each([
    ['STF', '/contracts/v3/reference/error-codes#stf'],
    ['LOK', '/contracts/v3/reference/error-codes#lok'],
    ['K', '/contracts/v1/reference/smart-contracts/common-errors#k'],
    ['Too little received', '/contracts/v3/reference/error-codes#too-little-received'],
  ])('explains %s before it shows pages that only mention it', async (query, path) => {
    expect(await firstFor(query)).toBe(path);
  });

  it.each([
    [
      'exactInputSingle',
      '/contracts/v3/reference/periphery/interfaces/ISwapRouter#exactInputSingle',
    ],
    ['UniswapV3Pool', '/contracts/v3/reference/core/pool'],
  ])('leads from %s to what bears the name', async (query, path) => {
    expect(await firstFor(query)).toBe(path);
  });

  // Excludes "position manager": with a letter missing from "manager", only "position" would match, which is also a
  // class.
  const withSlips = PARTS.filter(([name]) => name !== 'position manager').map(
    ([name, ...pages]) => [withSlip(name), ...pages] as const,
  );
  it.each([...PARTS, ...withSlips].map(([name, ...pages]) => [name, pages] as const))(
    'ranks the page of %s, the name of a part, before any page that mentions it',
    async (query, pages) => {
      expect(pages).toContain((await pagesFor(query))[0]);
    },
  );

  it('finds the explanation of a term, not the line about it in a list', async () => {
    const terms = readTerms(process.cwd(), readSettings().product).filter(({ see }) =>
      addressesIn(see).some((path) => path.startsWith('/')),
    );
    const outcomes = await Promise.all(
      terms.map(async ({ term, see }) => {
        const { answer } = await openIndex().search({ query: term, limit: 1 });
        const pages = await pagesFor(term);
        const wanted = addressesIn(see).map((path) => pageOf({ path }));
        const place = pages.findIndex((page) => wanted.includes(page));
        return { term, told: answer !== undefined, pages, place };
      }),
    );
    const glossaries = Object.values(glossaryPaths);
    const first = outcomes.filter(({ told, pages }) => told && glossaries.includes(pages[0] ?? ''));
    expect(first.map(({ term }) => term)).toEqual([]);
    const near = outcomes.filter(({ place }) => place >= 0 && place < 3);
    expect(near.length / outcomes.length).toBeGreaterThanOrEqual(0.75);
  });

  it('finds a guide by the short form of its task', async () => {
    expect((await pagesFor('query a pool'))[0]).toBe('/api/subgraph/guides/examples');
    expect((await pagesFor('execute a swap'))[0]).toBe('/sdk/v3/guides/trading');
    expect((await pagesFor('reconnect on page load'))[0]).toBe(
      '/sdk/web3-react/guides/connect-wallet',
    );
  });

  it('has text without artifacts of the markup', () => {
    const records = readRecords(RECORDS_FILE);
    const texts = records.map(({ objectID, content }) => ({ objectID, content }));
    const wrong = (pattern: RegExp) =>
      texts.filter(({ content }) => pattern.test(content)).map(({ objectID }) => objectID);
    // Matches texts that were joined without a space, such as "int24The amount" or "0x1F98...F984Explorer".
    expect(wrong(/(?:^|\s)`[^`\s]+`[A-Za-z]{2}/)).toEqual([]);
    expect(wrong(/\bExplorer (?:Sources|One source)\b|\b(?:Wrap|Copy) ·/)).toEqual([]);
    const formulas = texts.filter(({ objectID }) =>
      objectID.startsWith('/concepts/protocol/swaps'),
    );
    expect(formulas.map(({ content }) => content).join(' ')).toMatch(/ x ⋅ y | = L/);
    expect(formulas.filter(({ content }) => content.includes('…'))).toEqual([]);
    expect(wrong(/(\b[A-Z][^.·`]{12,40}:) \1/)).toEqual([]);
  });

  it.each([
    ['protocol fee', '/concepts/protocol/fees'],
    ['fee tiers', '/concepts/protocol/fees'],
    ['slippage tolerance', '/sdk/v3/guides/trading'],
    ['NonfungiblePositionManager', '/contracts/v3/reference/periphery/position-manager'],
    ['signature transfer', '/contracts/permit2/reference/signature-transfer'],
    ['universal router', '/contracts/universal-router/overview'],
    ['which router should I call', '/concepts/isobar-protocol'],
    ['withdraw position', '/contracts/v3/guides/providing-liquidity/decrease-liquidity'],
    ['TWAP', '/concepts/protocol/oracle'],
    ['skim and sync', '/contracts/v1/reference/smart-contracts/pair'],
    ['reentrancy', '/contracts/v3/guides/attacks'],
  ])('has a page that explains %s among the first three', async (query, path) => {
    const { hits } = await openIndex().search({ query, limit: 40 });
    const pages = [...new Set(hits.map(pageOf))];
    expect(pages.slice(0, 3)).toContain(path);
  });

  it('finds sqrtPriceX96 with a wrong digit', async () => {
    expect(await firstFor('sqrtpricex69')).toBe('/concepts/glossary#sqrtpricex96');
  });

  it.each([
    ['10,000 characters', 'liquidity '.repeat(1000)],
    ['1,500 different words', Array.from({ length: 1_500 }, (_, i) => `pool${i}`).join(' ')],
    ['one word of 10,000 letters', 'x'.repeat(10_000)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['emoji', '🦄🦄🦄'],
    ['a regular expression', '(a+)+$ [^'],
    ['nothing but punctuation', '{}()"\'\\/'],
    ['names of built-in properties', '__proto__ constructor toString'],
  ])('survives a query of %s', async (_, query) => {
    const { search, requests } = openIndex();
    const { hits, total } = await search({ query, limit: 20 });
    // Allows one request for the page of each hit, and a few for each of the dozen words.
    expect(requests()).toBeLessThan(150);
    // The total counts sections, and a page may have several.
    expect(total).toBeGreaterThanOrEqual(new Set(hits.map(pageOf)).size);
  });
});

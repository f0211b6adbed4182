import { describe, expect, it } from 'vitest';
import { openIndex } from './built-index';
import { readGoldenSet } from '../../src/search/golden/golden-set';
import { askGolden } from '../../src/search/golden/ask-golden';
import { qualityOf } from './measure-quality';

const firstFor = async (query: string) =>
  (await openIndex().search({ query, limit: 1 })).hits[0]?.path;

const pageOf = ({ path }: { path: string }) => path.split('#')[0];

describe('the index of the built site', () => {
  it('answers what readers type', async () => {
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

  it('answers what nobody tuned it for', async () => {
    const outcomes = await askGolden(readGoldenSet(process.cwd(), 'heldBack'), openIndex().search);
    const of = (...kinds: string[]) =>
      qualityOf(outcomes.filter(({ kind }) => kinds.includes(kind)));
    const words = of('task', 'question');
    expect(words.hit1).toBeGreaterThanOrEqual(0.75);
    expect(words.hit3).toBeGreaterThanOrEqual(0.85);
    expect(of('identifier', 'error', 'selector', 'address').hit1).toBeGreaterThanOrEqual(0.9);
  });

  it('holds queries back that it is not tuned on', () => {
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
    ['tick spacing', '/concepts/glossary#tick-spacing'],
    ['price limit', '/concepts/glossary#price-limit'],
    [
      'exactInputSingle',
      '/contracts/v3/reference/periphery/interfaces/ISwapRouter#exactInputSingle',
    ],
    ['UniswapV3Pool', '/contracts/v3/reference/core/pool'],
  ])('leads from %s to what bears the name', async (query, path) => {
    expect(await firstFor(query)).toBe(path);
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
    ['reentrancy', '/contracts/v3/guides/security'],
  ])('has a page that explains %s among the first three', async (query, path) => {
    const { hits } = await openIndex().search({ query, limit: 40 });
    const pages = [...new Set(hits.map(pageOf))];
    expect(pages.slice(0, 3)).toContain(path);
  });

  it('finds sqrtPriceX96 by a slip in its digits', async () => {
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
    // A page for each hit, and for each of a dozen words a few parts of the index.
    expect(requests()).toBeLessThan(150);
    // Several sections of one page can be hits.
    expect(total).toBeGreaterThanOrEqual(new Set(hits.map(pageOf)).size);
  });
});

import { expect, it } from 'vitest';
import { recordsOfPage } from '../../../tests/search/sample-records';
import { searchInMemory } from '../golden/golden-set';

/** Texts of two pages in each language: the first is about liquidity, the second about another subject. */
const PAGES = {
  zh: ['集中流动性是指在某个价格区间内提供的流动性。', '手续费由每次兑换支付。'],
  ja: ['集中流動性とは、価格帯の中だけに置く流動性です。', '手数料はスワップごとに支払われます。'],
  th: ['สภาพคล่องแบบกระจุกตัวคือสภาพคล่องในช่วงราคา', 'ค่าธรรมเนียมจ่ายทุกครั้งที่แลก'],
  de: ['Der Liquiditätsanbieter legt eine Preisspanne fest.', 'Die Gebühr zahlt jeder Tausch.'],
} as const;

it.each([
  ['zh', '流动性'],
  ['zh', '区间'],
  ['ja', '流動性'],
  ['ja', '価格帯'],
  ['th', 'คล่อง'],
  ['de', 'Anbieter'],
  ['de', 'spanne'],
] as const)('a word inside a text without spaces is found: %s, %s', async (code, query) => {
  const locale = { code, messages: {} };
  const records = PAGES[code].flatMap((text, index) =>
    recordsOfPage(`/${code}/page-${index}`, {
      title: `Seite ${index}`,
      description: '',
      locale,
      sections: [{ id: null, depth: 1, heading: '', text, terms: [], code: [] }],
    }),
  );
  const { hits } = await searchInMemory(records)({ query, limit: 5 });
  expect(hits.map(({ path }) => path)).toEqual([`/${code}/page-0`]);
});

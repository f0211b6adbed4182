// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { listen } from '../../../tests/dom/reader';
import { startGasPrices, stopGasPrices } from './gas-prices';

const files = Object.fromEntries(
  ['content/reference/gas.yml', 'src/run/market/gas.json'].map((path) => [
    path,
    readFileSync(path, 'utf8'),
  ]),
);
const text = '<GasTable of="swap" />\n\n<GasTable of="permit" />\n';

const fields = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /cost at a base fee of/ });
const type = (value: string, index = 0) =>
  fireEvent.input(fields()[index] ?? document.body, { target: { value } });
/** Returns the cells of a row: its name, then each figure with its cost. */
const row = (name: RegExp) =>
  Array.from(screen.getByRole<HTMLTableRowElement>('row', { name }).cells, ({ textContent }) =>
    textContent.replace(/\s+/g, ' '),
  );
const V1_ROUTER = /^Uniswap\s?V2\s?Router02/;
/** A row of the second table. */
const REVOKE = /^approve with 0/;
/** Returns the costs in a row of each table. */
const costs = () =>
  [V1_ROUTER, REVOKE]
    .flatMap((name) => [...screen.getByRole('row', { name }).querySelectorAll('small')])
    .map(({ textContent }) => Number(/^([\d.]+) ETH$/.exec(textContent)?.[1]));

beforeEach(() => {
  drawPage({ path: '/gas', content: markupOf(text, { files }) });
  listen(stopGasPrices);
});

test('each figure is followed by its cost at the first base fee, and an absent call has an empty cell', () => {
  expect(row(V1_ROUTER)[1]).toMatch(/^\d{2,3},\d{3}0\.000\d+ ETH$/);
  expect(row(/with the first signed allowance/)[2]).toBe('');
});

test('another base fee changes all costs in proportion, also in the other tables, and their fields', () => {
  const before = costs();
  startGasPrices();
  type('20');
  // All costs are rounded to three digits.
  costs().forEach((cost, index) => {
    expect(Math.abs(cost / (before[index] ?? 0) / 20 - 1)).toBeLessThan(0.01);
  });
  expect(fields().map(({ value }) => value)).toEqual(['20', '20']);
  type('1', 1);
  expect(costs()).toEqual(before);
});

test('an invalid fee is described at its field, and leaves the costs and the other fields as they are', () => {
  const before = costs();
  const described = (description: string) =>
    screen
      .getAllByRole<HTMLInputElement>('textbox', { description })
      .map((field) => fields().indexOf(field));
  startGasPrices();
  for (const [text, problem] of [
    ['20 gwei', '“20 gwei” is not a number.'],
    ['1e400', 'Enter at most 1,000,000 gwei: 1 gwei is 1,000,000,000 wei.'],
  ] as const) {
    type(text);
    expect(described(problem)).toEqual([0]);
    expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null]);
    expect(costs()).toEqual(before);
    expect(fields()[1]?.value).toBe('1');
  }
  type('1000000');
  expect(described('')).toEqual([0, 1]);
  expect(fields()[0]?.getAttribute('aria-invalid')).toBe('false');
  expect(costs().every(Number.isFinite)).toBe(true);
});

test('each button is named after its table', () => {
  const names = [
    'Run a call and see where its gas goes (swaps in one pool)',
    /\(approvals and permits\)$/,
  ];
  for (const name of names) screen.getByRole('button', { name });
});

test('what was typed before the code had loaded is applied when it starts', () => {
  const before = costs();
  type('3');
  // The reader may have moved on to another field in the meantime.
  fields()[1]?.focus();
  expect(costs()).toEqual(before);
  startGasPrices();
  expect(costs()).not.toEqual(before);
  expect(fields().map(({ value }) => value)).toEqual(['3', '3']);
});

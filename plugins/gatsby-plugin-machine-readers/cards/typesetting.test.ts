import { describe, expect, test } from 'vitest';
import { cutOf, fitText } from './typesetting';

const cut = await cutOf(process.cwd(), 640);
const room = { width: 900, lines: 3, sizes: [78, 60, 42] };
const fits = ({ lines, size }: { lines: string[]; size: number }) =>
  lines.length <= room.lines && lines.every((line) => cut.width(line, size) <= room.width);

test('a short title is set in the largest size, in one line', () => {
  expect(fitText('Fees', cut, room)).toEqual({ size: 78, lines: ['Fees'] });
});

test('a longer one wraps between its words, and loses none of them', () => {
  const title = 'Quote, Trade and Provide Liquidity with the v3 SDK';
  const fitted = fitText(title, cut, room);
  expect(fits(fitted)).toBe(true);
  expect(fitted.lines.length).toBeGreaterThan(1);
  expect(fitted.lines.join(' ')).toBe(title);
});

test('an identifier is set smaller before it is broken', () => {
  const name = 'INonfungibleTokenPositionDescriptor';
  const fitted = fitText(name, cut, room);
  expect(fitted.lines).toEqual([name]);
  expect(fitted.size).toBeLessThan(78);
  expect(fits(fitted)).toBe(true);
});

describe('what fits at no size', () => {
  test('breaks an identifier before a capital letter', () => {
    const name = 'IUniswapV3PoolDerivedStateOfEverythingThatAnybodyEverWantedToKnow';
    const fitted = fitText(name, cut, room);
    expect(fits(fitted)).toBe(true);
    expect(fitted.lines.join('')).toBe(name);
    for (const line of fitted.lines) expect(line).toMatch(/^[A-Z]/);
  });

  test('breaks a word without parts anywhere', () => {
    const fitted = fitText('w'.repeat(60), cut, room);
    expect(fits(fitted)).toBe(true);
    expect(fitted.lines.join('')).toBe('w'.repeat(60));
  });

  test('ends in an ellipsis where it has too many words', () => {
    const fitted = fitText('and so on '.repeat(60), cut, room);
    expect(fits(fitted)).toBe(true);
    expect(fitted.lines.at(-1)).toMatch(/\w…$/);
  });
});

test('the font knows which letters it lacks', () => {
  expect(cut.has('Zürich: 100 % › x·y')).toBe(true);
  expect(cut.has('流动性')).toBe(false);
});

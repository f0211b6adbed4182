import { ADMONITION_KINDS } from '../../markup/admonitions/names';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { darkColours, lightColours, type Colour } from './tokens';

/** What AA asks of text, and of anything else that has to be seen. */
const TEXT = 4.5;
const SHAPE = 3;

const pages: Colour[] = ['surface', 'surface-raised', 'surface-sunken', 'surface-tint'];
const kinds = Object.keys(ADMONITION_KINDS) as (keyof typeof ADMONITION_KINDS)[];
const tokens = ['comment', 'keyword', 'function', 'string', 'constant', 'punctuation'] as const;
const codeLines: Colour[] = ['code-surface', 'code-highlight', 'code-inserted', 'code-deleted'];

const pair = (fronts: readonly Colour[], backs: readonly Colour[], least: number) =>
  fronts.flatMap((front) => backs.map((back) => [front, back, least] as const));

const pairs = [
  ...pair(['text', 'text-muted', 'accent'], pages, TEXT),
  ...pair(['text', 'accent'], ['accent-surface'], TEXT),
  ...pair(['on-accent'], ['accent'], TEXT),
  ...pair(['token0'], [...pages, 'token0-surface'], TEXT),
  ...pair(['token1'], [...pages, 'token1-surface'], TEXT),
  ...pair(['text'], ['token0-surface', 'token1-surface'], TEXT),
  ...kinds.flatMap((kind) => pair([kind, 'text', 'accent'], [`${kind}-surface`], TEXT)),
  ...kinds.flatMap((kind) => pair([kind], pages, TEXT)),
  ...pair(['text-muted'], ['code-surface'], TEXT),
  ...pair(['code-text', ...tokens.map((role) => `code-${role}` as const)], codeLines, TEXT),
  ...pair(['border-strong'], pages, SHAPE),
  ...pair(['accent'], codeLines, SHAPE),
  ...pair(['tip'], ['code-inserted'], SHAPE),
  ...pair(['danger'], ['code-deleted'], SHAPE),
];

describe.each([
  ['dark', darkColours],
  ['light', lightColours],
] as const)('in %s mode', (_, colours) => {
  test.each(pairs)('%s is seen on %s: at least %d to 1', (front, back, least) => {
    expect(wcagContrast(colours[front], colours[back])).toBeGreaterThanOrEqual(least);
  });

  test('every token is a colour that screens can show as it is written', () => {
    for (const [name, value] of Object.entries(colours)) {
      expect(value, name).toMatch(/^oklch\([\d.]+ [\d.]+ [\d.]+\)$/);
    }
  });
});

import { wcagContrast } from 'culori';
import { admonitionKinds } from './admonition-kinds';
import type { Colour } from './colours';

/** Minimum contrast ratios of WCAG AA: for text, and for other shapes that must be visible. */
const TEXT = 4.5;
const SHAPE = 3;

/** Two colors and the minimum contrast between them. */
type Pair = readonly [front: Colour, back: Colour, least: number];

const pages: Colour[] = ['surface', 'surface-raised', 'surface-sunken', 'surface-tint'];
const tokens = ['comment', 'keyword', 'function', 'string', 'constant', 'punctuation'] as const;
const codeLines: Colour[] = ['code-surface', 'code-highlight', 'code-inserted', 'code-deleted'];

const pair = (fronts: readonly Colour[], backs: readonly Colour[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back, least]));

/** The pairs of colors that need AA contrast: that of text or another shape, and that of the background behind it. */
export const contrastPairs: readonly Pair[] = [
  ...pair(['text', 'text-muted', 'accent'], pages, TEXT),
  ...pair(['text', 'accent'], ['accent-surface'], TEXT),
  ...pair(['on-accent'], ['accent'], TEXT),
  ...pair(['token0'], [...pages, 'token0-surface'], TEXT),
  ...pair(['token1'], [...pages, 'token1-surface'], TEXT),
  ...pair(['text'], ['token0-surface', 'token1-surface'], TEXT),
  ...admonitionKinds.flatMap((kind) => pair([kind, 'text', 'accent'], [`${kind}-surface`], TEXT)),
  ...admonitionKinds.flatMap((kind) => pair([kind], pages, TEXT)),
  ...pair(['text-muted'], ['code-surface'], TEXT),
  ...pair(['code-text', ...tokens.map((role) => `code-${role}` as const)], codeLines, TEXT),
  ...pair(['border-strong'], pages, SHAPE),
  ...pair(['accent'], codeLines, SHAPE),
  ...pair(['tip'], ['code-inserted'], SHAPE),
  ...pair(['danger'], ['code-deleted'], SHAPE),
];

/** A pair with too little contrast. */
export interface ContrastFault {
  front: Colour;
  back: Colour;
  least: number;
  /** WCAG contrast ratio: 4.5 means 4.5:1. */
  contrast: number;
}

/** Returns the pairs whose contrast is too low with the given colors. */
export const contrastFaults = (colours: Readonly<Record<Colour, string>>): ContrastFault[] =>
  contrastPairs.flatMap(([front, back, least]) => {
    const contrast = wcagContrast(colours[front], colours[back]);
    return contrast < least ? [{ front, back, least, contrast }] : [];
  });

// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './paths.ts';

/** A line of text in a drawing, with its place in the units of the drawing. */
export interface FigureText {
  text: string;
  x: number;
  y: number;
}

/**
 * What a figure says, as a reader meets it: from top to bottom.
 *
 * @param name file of `content/figures`, without `.svg`
 */
export function figureTexts(name: string): FigureText[] {
  const svg = readFileSync(join(repositoryRoot, 'content', 'figures', `${name}.svg`), 'utf8');
  return [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)<\/text>/g)]
    .map(([, x, y, text = '']) => ({ text: text.replace('&gt;', '>'), x: Number(x), y: Number(y) }))
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

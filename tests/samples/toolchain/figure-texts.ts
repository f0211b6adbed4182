// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './paths.ts';

/** A line of text in a drawing, with its position in the drawing's units. */
export interface FigureText {
  text: string;
  x: number;
  y: number;
}

/**
 * Returns the texts of a figure, from top to bottom.
 *
 * @param name file in `content/figures`, without `.svg`
 */
export function figureTexts(name: string): FigureText[] {
  const svg = readFileSync(join(repositoryRoot, 'content', 'figures', `${name}.svg`), 'utf8');
  return [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)<\/text>/g)]
    .map(([, x, y, text = '']) => ({ text: text.replace('&gt;', '>'), x: Number(x), y: Number(y) }))
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

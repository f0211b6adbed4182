import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** The site's text font with its full character set, because a card may need letters that no page of the build uses. */
const FILE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** A font at one weight. It measures text and converts it to paths, so the renderer of the cards needs no font. */
export interface Cut {
  /** Returns the width of a text, in pixels. */
  width: (text: string, size: number) => number;
  /** Converts a text to SVG path data; `x` and `y` are the start of its baseline. */
  path: (text: string, size: number, x: number, y: number) => string;
  /** Returns whether the font has a glyph for every letter of a text. */
  has: (text: string) => boolean;
}

/**
 * Returns the site's font at a weight. `fontkit` cannot set the weight of a WOFF2 file, so `subset-font` sets it. The
 * build also uses `subset-font` for the fonts of pages.
 *
 * @param root the project's root folder
 * @param weight from 400 to 700
 */
export async function cutOf(root: string, weight: number): Promise<Cut> {
  const file = readFileSync(join(root, 'node_modules', FILE));
  const letters = String.fromCodePoint(...(create(file) as Font).characterSet);
  const font = create(
    await subsetFont(file, letters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    }),
  ) as Font;
  const scale = (size: number) => size / font.unitsPerEm;
  // Cache widths in font units, because a title is measured at several sizes, which differ only in scale.
  const advances = new Map<string, number>();
  const advanceOf = (text: string): number => {
    const known = advances.get(text) ?? font.layout(text).advanceWidth;
    advances.set(text, known);
    return known;
  };
  return {
    width: (text, size) => advanceOf(text) * scale(size),
    path(text, size, x, y) {
      const { glyphs, positions } = font.layout(text);
      const k = scale(size);
      let pen = 0;
      return glyphs
        .map(({ path }, index) => {
          const left = pen;
          pen += positions[index]?.xAdvance ?? 0;
          return path.commands.length > 0
            ? path.transform(k, 0, 0, -k, x + left * k, y).toSVG()
            : '';
        })
        .join('');
    },
    has: (text) =>
      Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  };
}

/** A text wrapped into lines that fit, with its font size in pixels. */
export interface FittedText {
  size: number;
  lines: string[];
}

interface Room {
  /** Maximum width of a line, in pixels. */
  width: number;
  lines: number;
  /** Allowed font sizes, largest first. */
  sizes: readonly number[];
}

/** Where an identifier may break: before a capital letter, or after a separator. */
const PARTS = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[_./:-])/;

/**
 * Sets a text in the largest size that fits. A word is broken only if it is too wide at the smallest size. A text that
 * has too many lines at that size ends in an ellipsis.
 */
export function fitText(text: string, cut: Cut, { width, lines, sizes }: Room): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  const fits = (line: string, size: number) => cut.width(line, size) <= width;
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    if (!words.every((word) => fits(word, size))) continue;
    const set = wrapped(
      words.map((word) => [word]),
      (line) => fits(line, size),
    );
    if (set.length <= lines) return { size, lines: set };
  }
  const room = (line: string) => fits(line, smallest);
  const set = wrapped(
    words.map((word) => (room(word) ? [word] : broken(word, room))),
    room,
  );
  if (set.length <= lines) return { size: smallest, lines: set };
  let last = set[lines - 1] ?? '';
  while (last && !room(`${last}…`)) last = last.slice(0, -1).trimEnd();
  return { size: smallest, lines: [...set.slice(0, lines - 1), `${last}…`] };
}

/**
 * Splits a word that is wider than a line: an identifier into its words, and parts that are still too wide into
 * letters.
 */
const broken = (word: string, room: (line: string) => boolean): string[] =>
  word.split(PARTS).flatMap((part) => (room(part) ? [part] : Array.from(part)));

/** Fills lines with as many words as fit. The parts of one word are joined without a space. */
function wrapped(words: readonly string[][], room: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const parts of words) {
    parts.forEach((part, index) => {
      const last = lines.at(-1);
      const longer = last === undefined ? part : last + (index === 0 ? ' ' : '') + part;
      if (last !== undefined && room(longer)) lines[lines.length - 1] = longer;
      else lines.push(part);
    });
  }
  return lines;
}

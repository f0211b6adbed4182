import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** The site's own font of text, whole: a card may bear letters that no page of the build does. */
const FILE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** A font at one weight, which measures text and draws it as paths: what draws a card needs no font then. */
export interface Cut {
  /** Width of a text, in pixels. */
  width: (text: string, size: number) => number;
  /** A text as the data of an SVG path, from a point of its base line. */
  path: (text: string, size: number, x: number, y: number) => string;
  /** Whether the font has every letter of a text. */
  has: (text: string) => boolean;
}

/**
 * The font at a weight. By way of `subset-font`, which the build has: `fontkit` alone sets no weight of a WOFF2.
 *
 * @param root the project's folder
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
  // A title is tried in several sizes, which differ by scale alone.
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

import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sizes } from '../../kit/styles/tokens';
import { fontFaces } from './font-faces';
import { CODE_FONT } from './names';

/** Frequency of each letter in English text, in percent. A space counts as 18. */
const letters =
  'a8.2 b1.5 c2.8 d4.3 e12.7 f2.2 g2 h6.1 i7 j0.15 k0.77 l4 m2.4 n6.7 o7.5 p1.9 q0.1 r6 s6.3 t9.1 u2.8 v0.98 w2.4 x0.15 y2 z0.07';
const share: [string, number][] = [
  [' ', 18],
  ...letters.split(' ').map((pair): [string, number] => [pair.charAt(0), Number(pair.slice(1))]),
];

/**
 * Average widths in em of the fonts that the fallbacks use. For Arial, it is the width of a metric-compatible font. In
 * monospaced fonts all letters have the same width: 1229 (Courier), 1233 (Menlo) and 1126 (Consolas) of 2048 units.
 */
const ARIAL = 0.44704;
const COURIER = 0.6001;
const MENLO = 0.60205;
const CONSOLAS = 0.5498;

function font(name: string): Font {
  const path = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return create(readFileSync(path)) as Font;
}

function averageWidth(face: Font): number {
  const total = share.reduce((sum, [, weight]) => sum + weight, 0);
  const width = share.reduce(
    (sum, [letter, weight]) =>
      sum + face.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth * weight,
    0,
  );
  return width / total / face.unitsPerEm;
}

test.each([
  ['Instrument Sans', 'Instrument Sans fallback', 'instrument-sans', ARIAL],
  ['Geist Mono', 'Geist Mono like Courier', 'geist-mono', COURIER],
  ['Geist Mono', 'Geist Mono like Menlo', 'geist-mono', MENLO],
  ['Geist Mono', 'Geist Mono like Consolas', 'geist-mono', CONSOLAS],
])(
  'nothing moves when %s loads, because %s has the same widths and line heights',
  (_, family, name, twin) => {
    const real = font(name);
    const standIns = fontFaces
      .map((rule) => rule['@font-face'] as unknown as Record<string, string>)
      .filter((face) => face.fontFamily === family);
    expect(standIns).toHaveLength(2);
    expect(parseFloat(standIns[0]?.sizeAdjust ?? '') / 100).toBeCloseTo(
      averageWidth(real) / twin,
      3,
    );
    for (const { sizeAdjust = '', ascentOverride = '', descentOverride = '' } of standIns) {
      const adjust = parseFloat(sizeAdjust) / 100;
      expect(parseFloat(ascentOverride) / 100).toBeCloseTo(
        real.ascent / real.unitsPerEm / adjust,
        3,
      );
      expect(parseFloat(descentOverride) / 100).toBeCloseTo(
        -real.descent / real.unitsPerEm / adjust,
        3,
      );
    }
  },
);

test('code falls back to an adjusted font of each system, and to any monospaced font if none is installed', () => {
  const named = sizes['font-mono'].split(', ').map((name) => name.replaceAll("'", ''));
  const families = fontFaces.map((rule) => rule['@font-face'].fontFamily);
  expect(named.slice(0, -2).every((name) => families.includes(name))).toBe(true);
  expect(named.slice(-2)).toEqual(['ui-monospace', 'monospace']);
  expect(named).not.toContain(CODE_FONT);
});

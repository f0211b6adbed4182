import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { folder, pages } from './built-site';

/** What readers receive, by the package that the whole font stands in: most bytes a file may have. */
const fonts = [
  ['instrument-sans', 'Instrument Sans Variable', 24_000],
  ['geist-mono', 'Geist Mono Variable', 12_000],
] as const;

const lettersOf = (font: Font): Set<string> =>
  new Set(font.characterSet.map((code) => String.fromCodePoint(code)));

/** Where a page has a font from, by the style that names it. */
function addressOf(html: string, family: string): string {
  const face = new RegExp(`@font-face\\{[^}]*font-family:${family};[^}]*url\\(([^)]*)\\)`).exec(
    html,
  );
  return face?.[1] ?? '';
}

describe.each(fonts)('the file of %s', (name, family, most) => {
  const address = addressOf(pages[0]?.html ?? '', family);
  const file = readFileSync(join(folder, address));
  const font = create(file) as Font;

  test('is small, and varies in weight as the styles ask', () => {
    expect(file.length).toBeLessThan(most);
    expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
  });

  test('has every letter of the font that a page shows', () => {
    const whole = lettersOf(
      create(
        readFileSync(
          `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
        ),
      ) as Font,
    );
    const kept = lettersOf(font);
    const lost = pages.flatMap(({ path, html }) =>
      [...new Set(html)]
        .filter((letter) => letter > ' ' && whole.has(letter) && !kept.has(letter))
        .map((letter) => `${letter} on ${path}`),
    );
    expect(lost).toEqual([]);
    expect(kept.size).toBeLessThan(whole.size);
  });
});

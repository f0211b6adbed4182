import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { formulaText } from '../../src/build/fonts/check-letters';
import { CODE_IN_FONT, FONTS, IF_WIDE } from '../../src/frame/fonts/names';
import { attributes, basePath, folder, fontAddress, pages, type BuiltPage } from './built-site';

const fontIn = (file: Buffer) => create(file) as Font;
const read = (address: string) => readFileSync(join(folder, address.slice(basePath.length)));

/**
 * Fonts that are sent to readers: the package with the full font, the family's name, and the maximum bytes of a file.
 */
const fonts = [
  ['instrument-sans', 'Instrument Sans Variable', 24_000],
  ['geist-mono', 'Geist Mono Variable', 12_000],
] as const;

const shown = pages.map(({ path, html }) => ({ path, letters: [...new Set(html)] }));

const lettersOf = (font: Font): Set<string> =>
  new Set(font.characterSet.map((code) => String.fromCodePoint(code)));

describe.each(fonts)('the file of %s', (name, family, most) => {
  const address = fontAddress(pages[0]?.html ?? '', family);
  const file = read(address);
  const font = fontIn(file);

  test('is small, and varies in weight as the styles ask', () => {
    expect(file.length).toBeLessThan(most);
    expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
  });

  test('has every letter of the font that a page shows', () => {
    const whole = lettersOf(
      fontIn(
        readFileSync(
          `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
        ),
      ),
    );
    const kept = lettersOf(font);
    const lost = shown.flatMap(({ path, letters }) =>
      letters
        .filter((letter) => letter > ' ' && whole.has(letter) && !kept.has(letter))
        .map((letter) => `${letter} on ${path}`),
    );
    expect(lost).toEqual([]);
    expect(kept.size).toBeLessThan(whole.size);
  });
});

/** Paths of the font files that built pages use for formulas, by KaTeX's name of the font. */
const mathFonts = new Map(
  pages.flatMap(({ html }) =>
    [...html.matchAll(/url\(([^)]*\/(KaTeX_\w+-[A-Za-z]+)-[\w-]+\.woff2)\)/g)].map(
      ([, address = '', name = '']) => [name, address] as const,
    ),
  ),
);

describe('the fonts of formulas', () => {
  test('are small in total, and exist', () => {
    const sizes = [...mathFonts.values()].map((address) => read(address).length);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
  });

  test('have every letter that a formula shows, if the full font has it', () => {
    const shown = pages.flatMap(({ path, html }) =>
      [...new Set(formulaText(html))].map((letter) => ({ letter, path })),
    );
    expect(shown.length).toBeGreaterThan(100);
    const lost = [...mathFonts].flatMap(([name, address]) => {
      const whole = lettersOf(fontIn(readFileSync(`node_modules/katex/dist/fonts/${name}.woff2`)));
      const kept = lettersOf(fontIn(read(address)));
      return shown
        .filter(({ letter }) => whole.has(letter) && !kept.has(letter))
        .map(({ letter, path }) => `${letter} of ${name} on ${path}`);
    });
    expect(lost).toEqual([]);
  });
});

describe('the font of code', () => {
  const asks = ({ html }: BuiltPage) =>
    new RegExp(`^<!DOCTYPE html><html[^>]* ${CODE_IN_FONT}`).test(html);
  const asking = pages.filter(asks);

  test('is requested immediately by pages whose first view has a code block, in windows that are not narrow, and by no others', () => {
    expect(asking.length).toBeGreaterThan(60);
    expect(asking.length).toBeLessThan(pages.length / 2);
    const without = asking.filter(({ html }) => !/<pre\b/.test(html));
    expect(without.map(({ path }) => path)).toEqual([]);
    const paths = asking.map(({ path }) => path);
    expect(paths).toContain('/sdk/v1/guides/quick-start');
    expect(paths).toContain('/');
    for (const path of ['/concepts/protocol/fees', '/concepts/protocol/swaps'])
      expect(paths).not.toContain(path);
  });

  test('is not preloaded, and used only in the styles of pages that request it', () => {
    const preloaded = pages.flatMap(({ html }) =>
      attributes(html, 'link', 'href').filter((href) => href.includes('geist-mono')),
    );
    expect(preloaded).toEqual([]);
    const styles = new Set(
      pages.map(
        ({ html }) => /<style data-emotion="css-global[^>]*>[\s\S]*?<\/style>/.exec(html)?.[0],
      ),
    );
    for (const style of styles) {
      const naming = (style ?? '')
        .split('}')
        .filter((rule) => rule.includes('Geist Mono Variable'))
        .map((rule) => rule.split('{').at(-2));
      expect(naming).toEqual([
        '@font-face',
        `html:is([${FONTS}],[${CODE_IN_FONT}=""])`,
        `html[${CODE_IN_FONT}=${IF_WIDE}]`,
      ]);
    }
  });
});

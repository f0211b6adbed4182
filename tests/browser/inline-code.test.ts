import { describe, expect, test } from 'vitest';
import { casesOf, servedSite } from './site';

const site = servedSite();

const PAGE = '/sdk/v3/guides/trading';

describe.each(casesOf({ few: ['light'], more: ['dark'] }))(
  'inline code, in %s mode',
  (colorScheme) => {
    const shown = async (selector: string) => {
      const page = await site.open(PAGE, { colorScheme });
      return page.evaluate((wanted) => {
        const { body } = document;
        const all = [...document.querySelectorAll(wanted)].map((code) => {
          const style = getComputedStyle(code);
          const widths = [
            style.borderTopWidth,
            style.borderRightWidth,
            style.borderBottomWidth,
            style.borderLeftWidth,
          ].map(parseFloat);
          const outline = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
          const shadow = style.boxShadow === 'none' ? 0 : 1;
          return {
            border: Math.max(...widths, outline, shadow),
            tint: style.backgroundColor,
            colour: style.color,
            line: code.parentElement ? getComputedStyle(code.parentElement).color : '',
          };
        });
        const paragraph = document.querySelector('article p') ?? body;
        return {
          all,
          ground: getComputedStyle(body).backgroundColor,
          text: getComputedStyle(paragraph).color,
        };
      }, selector);
    };

    test('has a tinted background and no border', async () => {
      const { all, ground } = await shown('article p > code');
      expect(all.length).toBeGreaterThan(5);
      expect(all.filter(({ border }) => border > 0)).toEqual([]);
      const tints = new Set(all.map(({ tint }) => tint));
      expect(tints.size).toBe(1);
      for (const none of [ground, 'rgba(0, 0, 0, 0)']) expect(tints).not.toContain(none);
    });

    test('has the color of a link if it is one', async () => {
      const { all, text } = await shown('article p a > code');
      expect(all.length).toBeGreaterThan(0);
      expect(all.filter(({ colour, line }) => colour !== line || colour === text)).toEqual([]);
    });
  },
);

import { expect, test } from 'vitest';
import { formulaText, missingLetters } from './check-letters';
import { lettersOfSite } from './subset-fonts';
import { temporaryFolder } from '../../../tests/temporary-folder';

const { root: folder, write } = temporaryFolder();

test('a site needs what stands in its texts, at any depth, and what can be typed', () => {
  write('docs/a.mdx', 'Ćevapi – 3 × 4');
  write('settings.yml', 'name: Ørsted');
  write('photo.png', 'Ñ');
  write('docs/a.test.ts', 'Ł');
  const letters = lettersOfSite([folder], ['a ≤ b']);
  expect(
    Array.from(letters)
      .filter((letter) => letter > '~')
      .join(''),
  ).toMatch(/×ØĆ.*–—.*≤$/);
  expect(letters).toContain(' !"#');
  expect(letters).toContain('xyz{|}~');
});

test('a letter that is in the font but not in its subset is reported with a page; one that the font lacks is not', () => {
  const whole = new Set('abć–');
  const pages = [
    ['/a', '<p>a – b</p>'],
    ['/b', '<p>ć – 価</p>'],
  ] as const;
  expect(missingLetters(whole, new Set('ab'), pages)).toEqual([
    { letter: '–', page: '/a' },
    { letter: 'ć', page: '/b' },
  ]);
  expect(missingLetters(whole, whole, pages)).toEqual([]);
});

test('on a page with formulas, only formulas are checked, and only their visible part', () => {
  const formula = (shown: string) =>
    `<span class="katex"><span class="katex-mathml"><math><mi>q</mi></math></span><span class="katex-html" aria-hidden="true"><span class="base">${shown}</span></span></span>`;
  const html = `<p>Words ${formula('<span class="mathnormal">x</span>&lt;<span></span>2')}, or ${formula('y')}.</p>`;
  expect(formulaText(html)).toBe('x<2y');
  expect(formulaText('<p>Words</p>')).toBe('');
  const pages = [['/a', formulaText(html)]] as const;
  expect(missingLetters(new Set('xy2'), new Set('y2'), pages)).toEqual([
    { letter: 'x', page: '/a' },
  ]);
});

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { cardText, writeCards } from './write-cards';
import { temporaryFolder } from '../../../tests/temporary-folder';

const mark = readFileSync('static/favicon.svg', 'utf8');
const colours = {
  surface: '#0b121c',
  text: '#eeeeee',
  muted: '#aaaaaa',
  accent: '#f0a060',
  line: '#667788',
  paper: '#fffdf8',
};
const site = { title: 'Made Docs', tagline: 'Documentation and Guides' };
const labels = new Map([['concepts', 'Concepts']]);
const page = (path: string, title: string, place: string[] = []) => ({
  path,
  title,
  place,
  address: `https://docs.example${path}`,
  description: '',
  lastUpdated: null,
  language: 'en',
  html: '',
});

const { root, at, link } = temporaryFolder();
beforeEach(() => {
  link('node_modules');
  mkdirSync(at('public'));
});

const write = (pages: ReturnType<typeof page>[], code = '1') =>
  writeCards(pages, { root, site, mark, colours, labels, code });

test('a card says title and place; what was drawn once is not drawn again', async () => {
  const pages = [page('/', site.title), page('/concepts/fees', 'Fees', ['Protocol'])];
  const first = await write(pages);
  expect(first).toEqual({
    files: expect.arrayContaining(['cards/index.png', 'cards/concepts/fees.png']) as string[],
    drawn: 2,
    unlettered: [],
  });
  const file = at('public/cards/concepts/fees.png');
  const drawn = readFileSync(file);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await write(pages)).toMatchObject({ drawn: 0 });
  rmSync(at('public'), { recursive: true });
  expect(await write(pages)).toMatchObject({ drawn: 0 });
  expect(readFileSync(file).equals(drawn)).toBe(true);
  expect(await write([page('/concepts/fees', 'Fees and more', ['Protocol'])])).toMatchObject({
    drawn: 1,
  });
  expect(readFileSync(file).equals(drawn)).toBe(false);
  expect(await write(pages, '2')).toMatchObject({ drawn: 2 });
});

test('a card whose title the font has no letters for bears the tagline, and the page is named', async () => {
  const { unlettered } = await write([page('/concepts/a', '流动性')]);
  expect(unlettered).toEqual(['/concepts/a']);
  expect(existsSync(at('public/cards/concepts/a.png'))).toBe(true);
});

test.each([
  [page('/', 'Made Docs'), { title: 'Documentation and Guides', place: '' }],
  [page('/concepts/fees', 'Fees'), { title: 'Fees', place: 'Concepts' }],
  [page('/concepts/x', 'X', ['Concepts', 'Maths']), { place: 'Concepts › Maths' }],
  [page('/de/concepts/x', 'X', ['A', 'B', 'C']), { place: 'Concepts › A › B' }],
])('the card of %o says where the page stands', (given, said) => {
  expect(cardText(given, { site, labels })).toMatchObject({ site: 'Made Docs', ...said });
});

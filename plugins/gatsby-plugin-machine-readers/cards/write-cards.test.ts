import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardText, writeCards } from './write-cards';

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

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cards-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'public'));
});
afterEach(() => rmSync(root, { recursive: true }));

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
  const file = join(root, 'public/cards/concepts/fees.png');
  const drawn = readFileSync(file);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await write(pages)).toMatchObject({ drawn: 0 });
  rmSync(join(root, 'public'), { recursive: true });
  expect(await write(pages)).toMatchObject({ drawn: 0 });
  expect(readFileSync(file).equals(drawn)).toBe(true);
  cpSync(file, join(root, 'before.png'));
  expect(await write([page('/concepts/fees', 'Fees and more', ['Protocol'])])).toMatchObject({
    drawn: 1,
  });
  expect(readFileSync(file).equals(drawn)).toBe(false);
  expect(await write(pages, '2')).toMatchObject({ drawn: 2 });
});

test('a card whose title the font has no letters for bears the tagline, and the page is named', async () => {
  const { unlettered } = await write([page('/concepts/a', '流动性')]);
  expect(unlettered).toEqual(['/concepts/a']);
  expect(existsSync(join(root, 'public/cards/concepts/a.png'))).toBe(true);
});

test.each([
  [page('/', 'Made Docs'), { title: 'Documentation and Guides', place: '' }],
  [page('/concepts/fees', 'Fees'), { title: 'Fees', place: 'Concepts' }],
  [page('/concepts/x', 'X', ['Concepts', 'Maths']), { place: 'Concepts › Maths' }],
  [page('/de/concepts/x', 'X', ['A', 'B', 'C']), { place: 'Concepts › A › B' }],
])('the card of %o says where the page stands', (given, said) => {
  expect(cardText(given, { site, labels })).toMatchObject({ site: 'Made Docs', ...said });
});

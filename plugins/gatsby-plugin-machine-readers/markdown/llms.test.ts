import { expect, test } from 'vitest';
import { llmsFullTxt, llmsTxt } from './llms';

const page = (path: string, title: string, place: string[] = []) => ({
  path,
  title,
  place,
  address: `https://d.example${path}`,
  description: `About ${title}.`,
  lastUpdated: null,
  language: 'en',
  html: '',
});
const pages = [
  page('/', 'Home'),
  page('/b/x', 'X [v1]', ['Part']),
  page('/a', 'A'),
  page('/de/a', 'A'),
];
const sections = [
  { section: 'a', label: 'As' },
  { section: 'b', label: 'Bs' },
];
const site = { title: 'Docs', description: 'What it is.' };

test('llms.txt names every section and its pages, as Markdown', () => {
  expect(llmsTxt(pages, sections, site, 'https://d.example')).toBe(
    [
      '# Docs\n',
      '> What it is.\n',
      'Each page is there as Markdown at its address with `.md` behind it. All of them in one file: <https://d.example/llms-full.txt>\n',
      '## As\n\n- [A](https://d.example/a.md): About A.\n',
      '## Bs: Part\n\n- [X \\[v1\\]](https://d.example/b/x.md): About X [v1].\n',
    ].join('\n'),
  );
});

test('llms-full.txt holds the same pages in the same order', () => {
  const text = llmsFullTxt(pages, sections, site, ({ path }) => `text of ${path}\n`);
  expect(text.match(/text of \S+/g)).toEqual(['text of /a', 'text of /b/x']);
});

import { copyFileSync, rmSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkBuiltPages, lostPages } from './check-built-pages';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root: folder, at, write } = temporaryFolder();
const files = ['content/docs/a.mdx', 'content/docs/soon.mdx'];
const docs = [
  { file: 'content/docs/a.mdx', path: '/a', draft: false },
  { file: 'content/docs/soon.mdx', path: '/soon', draft: true },
];
const pages = ['/', '/404.html', '/a'];

/** Writes a page's HTML and data as Gatsby does. */
function writePage(path: string, html: string, data: string): void {
  write(html, `<!DOCTYPE html><script>window.pagePath="${path}";</script>`);
  write(`page-data/${data}/page-data.json`, JSON.stringify({ path }));
}

beforeEach(() => {
  writePage('/', 'index.html', 'index');
  writePage('/404.html', '404.html', '404.html');
  writePage('/a', 'a/index.html', 'a');
});

test('a build with a page for each doc except drafts reports no missing page', () => {
  expect(lostPages(folder, files, docs, pages)).toEqual([]);
});

test('a file that made no doc is named', () => {
  expect(lostPages(folder, [...files, 'content/docs/b.mdx'], docs, pages)).toEqual([
    'content/docs/b.mdx did not become a doc',
  ]);
});

test('a doc whose file is gone is named', () => {
  expect(lostPages(folder, ['content/docs/a.mdx'], docs, pages)).toEqual([
    'content/docs/soon.mdx was deleted, but its doc remains',
  ]);
});

test('a doc without a page is named', () => {
  expect(lostPages(folder, files, docs, ['/', '/404.html'])).toEqual([
    'content/docs/a.mdx has no page at /a',
  ]);
});

describe('a page that was not written whole is named:', () => {
  test.each<[string, string, () => void]>([
    ['no HTML', '/a has no HTML', () => rmSync(at('a/index.html'))],
    ['HTML cut short', '/a has the HTML of another page', () => write('a/index.html', '<!DOCTYPE')],
    [
      "another page's HTML",
      '/a has the HTML of another page',
      () => write('a/index.html', '<script>window.pagePath="/ab";</script>'),
    ],
    ['no data', '/a has no data', () => rmSync(at('page-data/a'), { recursive: true })],
    [
      "another page's data",
      '/a has the data of /b',
      () => write('page-data/a/page-data.json', '{"path":"/b"}'),
    ],
    [
      'data cut short',
      '/a has data that cannot be read',
      () => write('page-data/a/page-data.json', '{"path":"/a'),
    ],
    [
      'no data of the home page',
      '/ has no data',
      () => rmSync(at('page-data/index'), { recursive: true }),
    ],
  ])('%s', (_, message, damage) => {
    damage();
    expect(lostPages(folder, files, docs, pages)).toEqual([message]);
  });
});

test('a build that has lost a page ends with an error of our own id, which Gatsby does not head "UNKNOWN"', () => {
  write('content/docs/a.mdx', '');
  copyFileSync('tests/site/fixtures/good/settings.yml', at('content/settings.yml'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const reporter = { panic: vi.fn(), setErrorMap: vi.fn() };
  checkBuiltPages({
    getNodesByType: () => docs.slice(0, 1),
    reporter,
    store: { getState: () => ({ pages: new Map() }) },
  } as never);
  expect(reporter.setErrorMap).toHaveBeenCalledWith({ content: expect.anything() as unknown });
  expect(reporter.panic).toHaveBeenCalledWith({
    id: 'content',
    context: {
      sourceMessage: expect.stringContaining('content/docs/a.mdx has no page at /a') as unknown,
    },
  });
});

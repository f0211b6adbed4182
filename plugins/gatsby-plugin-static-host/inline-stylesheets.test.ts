import { beforeAll, expect, test } from 'vitest';
import { withInlineStylesheets } from './complete-pages';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root: folder, write } = temporaryFolder('file');
const inline = (html: string) => withInlineStylesheets(html, folder, '/docs');

beforeAll(() => {
  write('styles/plain.css', '.a::after{content:"$&"}');
  write(
    'styles/math/math.css',
    '@font-face{src:url(fonts/a.woff2)}.b{mask:url("/docs/b.svg")}.c{background:url(data:image/png;base64,AA==)}',
  );
});

test('a style sheet is inlined in place of its link, with its address', () => {
  expect(
    inline('<head><link data-x="1" rel="stylesheet" href="/docs/styles/plain.css"/><b></head>'),
  ).toBe(
    '<head><style data-stylesheet="/docs/styles/plain.css">.a::after{content:"$&"}</style><b></head>',
  );
});

test('files that a style sheet refers to are found from a page in any folder', () => {
  const page = inline('<link rel="stylesheet" href="/docs/styles/math/math.css">');
  expect(page).toContain('url(/docs/styles/math/fonts/a.woff2)');
  expect(page).toContain('url(/docs/b.svg)');
  expect(page).toContain('url(data:image/png;base64,AA==)');
});

test.each([
  '<link rel="canonical" href="/docs/styles/plain.css">',
  '<link rel="stylesheet" href="/docs/theme.css">',
  '<link rel="stylesheet" href="/styles/plain.css">',
])('%s is unchanged', (link) => {
  expect(inline(link)).toBe(link);
});

test('a style sheet that the build has not written causes an error', () => {
  expect(() => inline('<link rel="stylesheet" href="/docs/styles/none.css">')).toThrow('none.css');
});

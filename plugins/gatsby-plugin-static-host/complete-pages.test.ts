import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder';
import {
  type CompletedPages,
  completePages,
  withJoinedScripts,
  withMinifiedStyles,
} from './complete-pages';

const { root: folder, at, write } = temporaryFolder();
const files = ['a', 'b'].map((path) => at(`${path}/index.html`));
const REQUEST = 'requestApp();';
const past = new Date('2020-01-01');
const page = (path: string) =>
  `<html><head><meta charset="utf-8"></head><script>window.pagePath="/${path}"</script></html>`;

beforeEach(() => {
  for (const path of ['a', 'b']) {
    const data = { path: `/${path}`, result: { data: {}, pageContext: {} } };
    write(`page-data/${path}/page-data.json`, JSON.stringify(data));
    write(`${path}/index.html`, page(path));
  }
});

const build = (earlier?: CompletedPages) =>
  completePages(folder, files, { basePath: '', connect: [], requestScript: REQUEST }, earlier);
const join = (html: string) => withJoinedScripts(html, REQUEST);
const textOf = (file = '') => readFileSync(file, 'utf8');

test('a page gets its data and its policy only once', () => {
  const { completed } = build();
  const texts = files.map(textOf);
  for (const text of texts) {
    expect(text.match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
    expect(text.match(/window\.pageData=/g)).toHaveLength(1);
  }
  build(completed);
  build();
  expect(files.map(textOf)).toEqual(texts);
});

test('a page that was not written since is skipped, and a page that Gatsby wrote again is completed', () => {
  const first = build();
  expect([...first.changed]).toEqual(files);
  const [a = '', b = ''] = files;
  const whole = textOf(b);
  writeFileSync(b, page('b'));
  utimesSync(b, past, past);
  const untouched = statSync(a).mtimeMs;
  const { changed, completed } = build(first.completed);
  expect([...changed]).toEqual([b]);
  expect(textOf(b)).toBe(whole);
  expect(statSync(a).mtimeMs).toBe(untouched);
  expect(build(completed).changed.size).toBe(0);
});

test('a page that is already complete keeps its modification time, even without a record of it', () => {
  build();
  const [a = ''] = files;
  utimesSync(a, past, past);
  build();
  expect(statSync(a).mtime).toEqual(past);
});

const written = String.raw`<!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\"app\":[\"/app-$&.js\"]}";
          </script>
        <script>window.___webpackCompilationHash="0a1b";</script><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

test('the last scripts of a page are joined where Gatsby updates them, and request the first bundle', () => {
  const joined = join(`<p>Text.</p>${written}`);
  const [, before, code = '', after] = /^(.*?)<script>(.*)<\/script>(.*)$/s.exec(joined) ?? [];
  expect(before).toBe('<p>Text.</p><!-- slice-start id="_gatsby-scripts-1" -->\n          ');
  expect(after).toBe('<!-- slice-end id="_gatsby-scripts-1" -->');
  expect(code).toBe(
    String.raw`window.___chunkMapping="{\"app\":[\"/app-$&.js\"]}";window.___webpackCompilationHash="0a1b";requestApp();`,
  );
  expect(join(joined)).toBe(joined);
});

test('a page that needs the app at once requests the bundle while it is parsed', () => {
  const joined = join(`<main data-app-needed="at-once"></main>${written}`);
  expect(joined).toContain('<script src="/app.js" async></script>');
  expect(joined.match(/<script/g)).toHaveLength(2);
  expect(join(joined)).toBe(joined);
});

test('a page that Gatsby did not create is unchanged', () => {
  const page = '<script>window.a = 1;</script><script>window.b = 2;</script>';
  expect(join(page)).toBe(page);
});

test('only the styles of a page are minified', () => {
  const page = (css: string) =>
    `<style data-emotion="css-global a" data-s="">${css}</style><style>b { top: 0; }</style><p>a;}</p>`;
  const small = withMinifiedStyles(
    page(
      "a::after{content:'$& ; }';margin:calc(1px + 2px) 0;}\n@media (min-width: 9px){a{top:0;}}",
    ),
  );
  expect(small).toBe(
    page('a::after{content:"$& ; }";margin:calc(1px + 2px) 0}@media(min-width:9px){a{top:0}}'),
  );
  expect(withMinifiedStyles(small)).toBe(small);
});

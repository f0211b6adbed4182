import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { withFirstLoadData } from './complete-pages';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root: folder, write } = temporaryFolder('file');

beforeAll(() => {
  for (const page of ['index', 'a', '404', '404.html']) {
    const doc = { title: "</script> & $& $'", body: [{ html: '<p>Long.</p>' }] };
    const path = page === 'index' ? '/' : `/${page}`;
    const data = { path, result: { data: { doc }, pageContext: {} } };
    write(`page-data/${page}/page-data.json`, JSON.stringify(data));
  }
});

const page = (path: string) =>
  `<head></head><body><script>/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script></body>`;

/** Runs the page's script and returns the data that it sets. */
function run(html: string): { path: string; result: { data: { doc: { title: string } } } } {
  const code = /<script>(window\.pagePath=[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const context = { window: {} as { pageData?: unknown }, location: { pathname: '/asked/for' } };
  runInNewContext(code, context);
  return context.window.pageData as ReturnType<typeof run>;
}

test('a page contains its data, with any text in it, but not its content a second time', () => {
  const html = withFirstLoadData(page('/a'), folder);
  expect(run(html).result.data.doc.title).toBe("</script> & $& $'");
  expect(html).not.toContain('Long.');
  expect(withFirstLoadData(page('/'), folder)).toContain('window.pageData=');
});

test('the data of the 404 page has the path with which it is shown at any address', () => {
  expect(run(withFirstLoadData(page('/404.html'), folder)).path).toBe('/404.html');
  expect(run(withFirstLoadData(page('/404'), folder)).path).toBe('/404.html');
});

test('a page without data, or that Gatsby did not create, is unchanged', () => {
  expect(withFirstLoadData('<p>Moved</p>', folder)).toBe('<p>Moved</p>');
  expect(withFirstLoadData(page('/none'), folder)).toBe(page('/none'));
});

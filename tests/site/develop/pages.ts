import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlugin } from './add-plugin';
import { developSite, type DevelopedSite } from './develop-site';
import { clearSite, copySite, smallSite as folder } from './site-copy';

const content = (path: string) => join(folder, 'content', path);
const read = (path: string) => readFileSync(content(path), 'utf8');
let site: DevelopedSite;

/** What a page holds, as its data says; empty while there is none. */
async function dataOf(path: string): Promise<string> {
  const response = await fetch(`${site.url}/page-data${path}/page-data.json`);
  return response.ok ? response.text() : '';
}

const shows = (path: string, text: string) =>
  site.until(async () => (await dataOf(path)).includes(text), `"${text}" on ${path}`);

const isGone = (path: string) =>
  site.until(async () => (await dataOf(path)) === '', `the end of ${path}`);

/** A plugin that takes its time to make pages, as a large site does, as long as a file `slow` stands. */
function addSlowPages() {
  addPlugin(
    folder,
    'slow-pages',
    `exports.createPages = async ({ reporter }) => {
      if (!require('fs').existsSync('slow')) return;
      reporter.info('slow pages begin');
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      reporter.info('slow pages end');
    };`,
  );
}

beforeAll(async () => {
  copySite(folder);
  cpSync(join(process.cwd(), 'tests/site/fixtures/good'), join(folder, 'content'), {
    recursive: true,
  });
  addSlowPages();
  site = await developSite(folder);
  await shows('/guides/nimbus-protocol', 'Text about Nimbus.');
});
afterAll(async () => {
  await site.stop();
  clearSite(folder);
});

test('a page that is renamed while developing moves, and nothing else is lost', async () => {
  const file = 'docs/guides/protocol.mdx';
  writeFileSync(content(file), read(file).replace(/slug: .*\n/, ''));
  await shows('/guides/protocol', 'Text about Nimbus.');
  renameSync(content(file), content('docs/guides/moved.mdx'));
  const sidebar = 'navigation/sidebars/guides.yml';
  writeFileSync(content(sidebar), read(sidebar).replace('guides/protocol', 'guides/moved'));
  await shows('/guides/moved', 'Text about Nimbus.');
  await isGone('/guides/protocol');
  await shows('/guides/start', 'Start with Nimbus');
});

test('after a page was deleted, later saves and new pages show', async () => {
  const sidebar = 'navigation/sidebars/guides.yml';
  const text = read('docs/guides/moved.mdx');
  rmSync(content('docs/guides/moved.mdx'));
  writeFileSync(content(sidebar), read(sidebar).replace('guides/moved, ', ''));
  await isGone('/guides/moved');
  site.said();
  writeFileSync(content('docs/guides/fresh.mdx'), text.replace('Text about', 'Fresh text about'));
  await shows('/guides/fresh', 'Fresh text about Nimbus.');
  writeFileSync(content('docs/guides/start.mdx'), `${read('docs/guides/start.mdx')}\nOne more.\n`);
  await shows('/guides/start', 'One more.');
  expect(site.said()).not.toMatch(/The query \w+ failed|gatsby-node\.js:1/);
});

test('a mistake in one page is named, and takes no other page along', async () => {
  const start = read('docs/guides/start.mdx');
  site.said();
  writeFileSync(content('docs/guides/start.mdx'), `${start}\n<Chart />\n`);
  let said = '';
  await site.until(
    () => (said += site.said()).includes('there is no component <Chart>'),
    'a word about the mistake',
  );
  writeFileSync(
    content('docs/guides/fresh.mdx'),
    read('docs/guides/fresh.mdx').replace('Fresh', 'Newer'),
  );
  await shows('/guides/fresh', 'Newer text about Nimbus.');
  writeFileSync(content('docs/guides/start.mdx'), start.replace('One more.', 'Mended.'));
  await shows('/guides/start', 'Mended.');
  expect(said + site.said()).not.toMatch(/The query \w+ failed|gatsby-node\.js:1/);
});

test('front matter that is left open is named with its file, and once it is closed the page is back', async () => {
  const start = read('docs/guides/start.mdx');
  site.said();
  writeFileSync(
    content('docs/guides/start.mdx'),
    start.replace('.\n---\n', '.\n') + '\nText: [of\n',
  );
  let said = '';
  await site.until(
    () => (said += site.said()).includes('start.mdx:1:1 the front matter is not closed'),
    'a word about the mistake',
  );
  writeFileSync(content('docs/guides/start.mdx'), start.replace('Mended.', 'Closed.'));
  await shows('/guides/start', 'Closed.');
  expect(said + site.said()).not.toContain('there is no doc');
});

test('what is saved while pages are being made is not left until the next save', async () => {
  const start = read('docs/guides/start.mdx');
  site.said();
  writeFileSync(join(folder, 'slow'), '');
  writeFileSync(content('docs/guides/start.mdx'), start.replace('Closed.', 'Slow.'));
  let said = '';
  await site.until(() => (said += site.said()).includes('slow pages begin'), 'the slow pages');
  const late = read('docs/guides/fresh.mdx').replace('Newer', 'Late');
  writeFileSync(content('docs/guides/late.mdx'), late);
  writeFileSync(content('docs/guides/start.mdx'), `${start}\n<Chart />\n`);
  await site.until(() => (said += site.said()).includes('added file at'), 'a word of the new file');
  expect(said).not.toContain('slow pages end');
  rmSync(join(folder, 'slow'));
  await shows('/guides/late', 'Late text about Nimbus.');
  await site.until(
    () => (said += site.said()).includes('there is no component <Chart>'),
    'a word about the mistake',
  );
});

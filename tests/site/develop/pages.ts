import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addPlugin } from '../add-plugin';
import { findingsOf, type WrittenSite } from '../written-site';

/** Adds a plugin that keeps creating pages while a file named `slow` exists. It simulates a large site. */
export function addSlowPages(folder: string): void {
  addPlugin(
    folder,
    'slow-pages',
    `exports.createPages = async ({ reporter }) => {
      const fs = require('fs');
      if (!fs.existsSync('slow')) return;
      reporter.info('slow pages begin');
      while (fs.existsSync('slow')) await new Promise((resolve) => setTimeout(resolve, 50));
      reporter.info('slow pages end');
    };`,
  );
}

/**
 * Tests how develop handles pages that are renamed, deleted, added, broken, or saved while others are being created.
 */
export function describePages(site: WrittenSite): void {
  test('a page that is renamed while developing moves, and nothing else is lost', async () => {
    const file = 'docs/guides/protocol.mdx';
    site.write(file, site.read(file).replace(/slug: .*\n/, ''));
    await site.shows('/guides/protocol', 'Text about Nimbus.');
    renameSync(site.content(file), site.content('docs/guides/moved.mdx'));
    const sidebar = 'navigation/sidebars/guides.yml';
    site.write(sidebar, site.read(sidebar).replace('guides/protocol', 'guides/moved'));
    await site.shows('/guides/moved', 'Text about Nimbus.');
    await site.isGone('/guides/protocol');
    await site.shows('/guides/start', 'Start with Nimbus');
  });

  test('after a page was deleted, later saves and new pages are shown', async () => {
    const sidebar = 'navigation/sidebars/guides.yml';
    const text = site.read('docs/guides/moved.mdx');
    rmSync(site.content('docs/guides/moved.mdx'));
    site.write(sidebar, site.read(sidebar).replace('guides/moved, ', ''));
    await site.isGone('/guides/moved');
    site.said();
    site.write('docs/guides/fresh.mdx', text.replace('Text about', 'Fresh text about'));
    site.write('docs/guides/start.mdx', `${site.read('docs/guides/start.mdx')}\nOne more.\n`);
    await site.shows('/guides/fresh', 'Fresh text about Nimbus.');
    await site.shows('/guides/start', 'One more.');
    expect(site.said()).not.toMatch(/The query \w+ failed|gatsby-node\.js:\d/);
  });

  test('a mistake in one page is reported, and affects no other page', async () => {
    const start = site.read('docs/guides/start.mdx');
    site.said();
    site.write('docs/guides/start.mdx', `${start}\n<Chart />\n`);
    let said = '';
    await site.until(
      () => (said += site.said()).includes('there is no component <Chart>'),
      'a word about the mistake',
    );
    site.write(
      'docs/guides/fresh.mdx',
      site.read('docs/guides/fresh.mdx').replace('Fresh', 'Newer'),
    );
    await site.shows('/guides/fresh', 'Newer text about Nimbus.');
    expect(said + site.said()).not.toMatch(/The query \w+ failed|gatsby-node\.js:\d/);
  });

  test('front matter that is not closed is reported with its file, and the page returns once it is closed', async () => {
    const start = site.read('docs/guides/start.mdx').replace('<Chart />', '');
    site.said();
    site.write('docs/guides/start.mdx', start.replace('.\n---\n', '.\n') + '\nText: [of\n');
    let said = '';
    await site.until(
      () => (said += site.said()).includes('start.mdx:1:1 the front matter is not closed'),
      'a word about the mistake',
    );
    site.write('docs/guides/start.mdx', start.replace('One more.', 'Closed.'));
    await site.shows('/guides/start', 'Closed.');
    expect(said + site.said()).not.toContain('there is no doc');
  });

  test('a save while pages are being created does not wait for the next save', async () => {
    const start = site.read('docs/guides/start.mdx');
    site.said();
    writeFileSync(join(site.folder, 'slow'), '');
    site.write('docs/guides/start.mdx', start.replace('Closed.', 'Slow.'));
    let said = '';
    await site.until(() => (said += site.said()).includes('slow pages begin'), 'the slow pages');
    const late = site.read('docs/guides/fresh.mdx').replace('Newer', 'Late');
    site.write('docs/guides/late.mdx', late);
    site.write('docs/guides/start.mdx', `${start}\n<Chart />\n`);
    await site.until(
      () => (said += site.said()).includes('added file at'),
      'a word of the new file',
    );
    expect(said).not.toContain('slow pages end');
    rmSync(join(site.folder, 'slow'));
    await site.shows('/guides/late', 'Late text about Nimbus.');
    await site.until(
      () => (said += site.said()).includes('there is no component <Chart>'),
      'a word about the mistake',
    );
  });

  const again = 'docs/guides/again.mdx';
  const written = (text: string) =>
    `---\ntitle: Again\ndescription: A page that is written, deleted, and written again under its old name.\n---\n${text}`;
  /** Waits until the findings for the page include this mistake, and returns all of them. */
  const toldOfAgain = async (mistake: string) => {
    let told: string[] = [];
    await site.until(async () => {
      told = (await findingsOf(site)).flatMap(({ file, line, message }) =>
        file === `content/${again}` ? `${line} ${message}` : [],
      );
      return told.some((text) => text.includes(mistake));
    }, `a word about ${mistake}`);
    return told;
  };

  test('a deleted page that is written again with a mistake has only that finding', async () => {
    site.write(again, written(`${'\n'.repeat(9)}The old text, and [a link](/nowhere).\n`));
    await site.shows('/guides/again', 'The old text');
    rmSync(site.content(again));
    await site.isGone('/guides/again');
    site.write(again, written('\n<Chart />\n'));
    await site.shows('/guides/again', 'This page has mistakes.');
    expect(await toldOfAgain('<Chart>')).toEqual([
      expect.stringMatching(/^6 there is no component <Chart>/),
    ]);
  });

  test('the same holds if it is written again before pages were created without it', async () => {
    site.write(again, written(`${'\n'.repeat(9)}The old text, and [a link](/nowhere).\n`));
    await site.shows('/guides/again', 'The old text');
    site.said();
    writeFileSync(join(site.folder, 'slow'), '');
    site.change('docs/guides/fresh.mdx', 'Newer', 'Slower');
    let said = '';
    const says = (text: string) => site.until(() => (said += site.said()).includes(text), text);
    await says('slow pages begin');
    rmSync(site.content(again));
    await says('deleted file at');
    site.write(again, written('\n<Chart />\n'));
    await says('added file at');
    expect(said).not.toContain('slow pages end');
    rmSync(join(site.folder, 'slow'));
    await site.shows('/guides/again', 'This page has mistakes.');
    rmSync(site.content(again));
    await site.isGone('/guides/again');
  });
}

// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { launchChromium } from '../../browser/launch-chromium.ts';
import { createHost } from '../../../plugins/gatsby-plugin-static-host/serve.ts';
import { ownImports } from '../toolchain/own-imports.ts';
import { repositoryRoot } from '../toolchain/paths.ts';
import { readBlocks } from './read-blocks.ts';
import type { ShownBlock } from './shown-block.ts';

const site = join(repositoryRoot, 'public');

/** Returns the addresses of built pages with a Copy button, sorted. */
function pagesWithCode(): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const html = readFileSync(file, 'utf8');
      const path = /window\.pagePath="([^"]*)"/.exec(html)?.[1];
      return path && /<figure class="code/.test(html) ? [path] : [];
    })
    .filter((path, index, all) => all.indexOf(path) === index)
    .sort();
}

/** The code and links that a reader finds on the site. */
export interface ReadSite {
  /** Code blocks of each page, by the page's path, in the order of the page. */
  blocks: Map<string, ShownBlock[]>;
  /** Paths of the site that each page's main text links to, by the page's path. Fragments are left out. */
  links: Map<string, string[]>;
  /** Texts of the complete files that blocks link to, by address. */
  texts: Map<string, string>;
}

/**
 * Opens every built page with code in Chromium, clicks every Copy button, and fetches the files that blocks link to.
 */
export async function readSite(): Promise<ReadSite> {
  const server = createServer(createHost({ folder: site, basePath: '' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchChromium();
  const read: ReadSite = { blocks: new Map(), links: new Map(), texts: new Map() };
  try {
    const context = await browser.newContext();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    const page = await context.newPage();
    for (const path of pagesWithCode()) {
      await page.goto(url + path);
      read.blocks.set(path, await readBlocks(page, path));
      read.links.set(
        path,
        await page.evaluate(() =>
          [...document.querySelectorAll('main a')].flatMap((link) => {
            const { host, pathname } = new URL((link as HTMLAnchorElement).href);
            return host === location.host ? [pathname] : [];
          }),
        ),
      );
    }
    for (const { files } of [...read.blocks.values()].flat()) {
      for (const { href } of files) await fetchWhole(href, url, read.texts);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return read;
}

/**
 * Fetches a complete file and the files that it imports, which are served from the same folder. Adds their texts to
 * `texts`.
 */
async function fetchWhole(href: string, url: string, texts: Map<string, string>): Promise<void> {
  if (texts.has(href) || !href.startsWith(`${url}/samples/`)) return;
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answers ${answer.status}`);
  const text = await answer.text();
  texts.set(href, text);
  for (const path of ownImports(text)) {
    await fetchWhole(new URL(`${path}.txt`, href).href, url, texts);
  }
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { writeOfflineFiles } from '../../src/build/offline/write-offline';
import type { OpenPage, Site } from '../browser/site';

const folders: string[] = [];

/**
 * Matches the files of the built site that a small site keeps: those of one section, and those that every page needs.
 */
const IN_SMALL =
  /^(?:(?:concepts|page-data\/(?:concepts|sq|app-data|index|404)|static\/(?:run|search)-)[^.]*|static|page-data)$|^(?:concepts|page-data\/(?:concepts|sq|app-data|index|404)|styles|sidebars)(?:\/|\.|$)|^static\/[^/]*$|^[^/]*\.\w+$/;

/** How another build of the site differs from the built one. */
interface Change {
  /** Whether the build has only one section. Such a site can be saved in seconds. */
  small?: boolean;
  /** A replacement of text in each of these files. */
  texts?: Readonly<Record<string, readonly [from: string, to: string]>>;
  /** False for a site whose settings do not enable the service worker. */
  offline?: boolean;
}

/** Copies the built site with changes, and returns a handler that serves the copy as a later build on the same host. */
export function otherBuild(
  base: string,
  { small, texts = {}, offline = true }: Change,
): RequestListener {
  const built = inject('builtSite');
  const folder = mkdtempSync(join(tmpdir(), 'offline-site-'));
  folders.push(folder);
  cpSync(built, folder, {
    recursive: true,
    filter: (path) => {
      const name = relative(built, path);
      return !small || name === '' || (IN_SMALL.test(name) && !/\.(?:map|md)$/.test(name));
    },
  });
  for (const [file, [from, to]] of Object.entries(texts)) {
    const html = readFileSync(join(folder, file), 'utf8');
    if (!html.includes(from)) throw new Error(`${file} holds no ${from}`);
    writeFileSync(join(folder, file), html.replaceAll(from, to));
  }
  writeOfflineFiles(
    folder,
    base,
    offline ? { title: 'Isobar Docs', colours: { dark: {}, light: {} } } : undefined,
  );
  return createHost({ folder, basePath: base });
}

/** Removes the folders of {@link otherBuild} after the tests of a file. */
export const removeBuilds = (): void =>
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

/** Simulates an unreachable host: every connection is dropped without a response. */
export const stopHost = (site: Site): void => {
  site.faults = [{ match: /./, drop: true }];
};

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Save for offline' });
export const press = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('button', { name }).click();
export const savedIn = (page: Page) => dialogOf(page).getByText('The whole site is saved');

/** Opens the dialog for saving the site. */
export async function openSaving(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await dialogOf(page).waitFor();
}

/** Opens a page and saves the site for offline use. */
export async function openSaved(site: Site, path: string): Promise<OpenPage> {
  const page = await site.open(path);
  await openSaving(page);
  await press(page, /^Save \d/);
  await savedIn(page).waitFor({ timeout: 110_000 });
  await press(page, 'Close');
  return page;
}

/** Waits until a service worker controls the page. */
export const answered = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return navigator.serviceWorker.controller !== null;
  });

/** Returns the names of the site's caches. */
export const cachesOf = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

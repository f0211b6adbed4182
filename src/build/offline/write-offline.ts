import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ColourSettings } from '../../site/design/colours';
import { withProduct } from '../../site/settings/product-text';
import { writeChanged } from '../../site/sources/output-files';
import { LISTING, SUMMARY, WORKER } from '../../offline/names';
import { getSettings } from '../get-settings';
import { listFiles } from './list-files';
import { offlinePage } from './offline-page';
import { workerScript } from './worker-script';

/**
 * Writes the files that offline readers need from a built site: the service worker, and the list of all other files. If
 * the settings turn this off, writes a worker that removes itself and everything that was saved.
 *
 * @param root the project root
 */
export function writeOffline(root: string, basePath: string): void {
  const { offline, site, product, colours } = getSettings();
  const { title } = withProduct({ title: site.title }, product);
  writeOfflineFiles(join(root, 'public'), basePath, offline ? { title, colours } : undefined);
}

/**
 * Does the same as {@link writeOffline}, for any folder.
 *
 * @param site the site's title and colours; undefined if it must not be saved
 */
export function writeOfflineFiles(
  folder: string,
  basePath: string,
  site?: { title: string; colours: ColourSettings },
): void {
  const write = (name: string, text: string) => writeChanged(join(folder, name), text);
  if (!site) {
    for (const name of [SUMMARY, LISTING]) rmSync(join(folder, name), { force: true });
    write(WORKER, workerScript(basePath));
    return;
  }
  write(WORKER, workerScript(basePath, offlinePage(site.title, basePath, site.colours)));
  const { summary, listing } = listFiles(folder);
  write(SUMMARY, JSON.stringify(summary));
  write(LISTING, JSON.stringify(listing));
}

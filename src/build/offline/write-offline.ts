import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ColourSettings } from '../../site/design/colours';
import { withProduct } from '../../site/settings/product-text';
import { writeChanged } from '../../site/sources/write-changed';
import { LISTING, SUMMARY, WORKER } from '../../offline/names';
import { settingsOfRun } from '../settings-of-run';
import { listFiles } from './list-files';
import { offlinePage } from './offline-page';
import { workerScript } from './worker-script';

/**
 * Writes what readers without a network need of a built site: the worker, and what lists all other files. Where the
 * settings want none, a worker in its place that takes itself away, with all that was kept.
 *
 * @param root the project's folder
 */
export function writeOffline(root: string, basePath: string): void {
  const { offline, site, product, colours } = settingsOfRun();
  const { title } = withProduct({ title: site.title }, product);
  writeOfflineFiles(join(root, 'public'), basePath, offline ? { title, colours } : undefined);
}

/**
 * The same for any folder.
 *
 * @param site what it is called, and its colours; undefined where it is not to be kept
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

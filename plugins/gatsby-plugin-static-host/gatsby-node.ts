import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { hostsOf } from '../../src/site/search/hosts';
import { readSettings } from '../../src/site/settings/read-settings';
import { withPolicy } from './content-security-policy';
import { withFirstLoadData } from './first-load-data';
import { htmlFiles, htmlOf, removeStrayPages, writeTwins } from './html-files';
import { redirectInDevelop } from './redirect-in-develop';
import { redirectPage, redirectRows, type RedirectRow } from './redirect-page';

interface Store {
  getState: () => { redirects: RedirectRow[]; pages: ReadonlyMap<string, unknown> };
}

const publicFolder = join(process.cwd(), 'public');
const staticFolder = join(process.cwd(), 'static');

/** Pages that were written by hand, as they stand in the built site. */
const handWritten = () =>
  existsSync(staticFolder)
    ? htmlFiles(staticFolder).map((file) => join(publicFolder, file.slice(staticFolder.length)))
    : [];

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = redirectInDevelop;

/** Completes the built site: redirects, data for the first load, policies, and both forms of every page's file. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store, basePath }) => {
  const { site, analytics, search } = readSettings();
  const { redirects, pages } = (store as unknown as Store).getState();
  const rows = redirects.map(({ fromPath, toPath }) => ({
    fromPath: fromPath.slice(basePath.length),
    toPath: toPath.slice(basePath.length),
  }));
  removeStrayPages(
    publicFolder,
    new Set([
      ...[...pages.keys()].map((path) => htmlOf(path, publicFolder)),
      ...rows.map(({ fromPath }) => htmlOf(join(fromPath, '/'), publicFolder)),
      ...handWritten(),
    ]),
  );
  for (const { fromPath, toPath } of rows) {
    const file = join(publicFolder, fromPath, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(basePath + toPath, site.url + basePath + toPath));
  }
  writeFileSync(join(publicFolder, '_redirects'), redirectRows(rows, basePath));

  const connect = [
    ...(analytics.address ? [new URL(analytics.address).origin] : []),
    ...(search.appId ? hostsOf(search.appId) : []),
  ];
  for (const file of htmlFiles(publicFolder)) {
    const html = readFileSync(file, 'utf8');
    // An incremental build leaves pages that it did not write again: they have their data.
    const whole = html.includes('window.pageData=') ? html : withFirstLoadData(html, publicFolder);
    const safe = withPolicy(whole, connect);
    if (safe !== html) writeFileSync(file, safe);
  }
  writeTwins(publicFolder);
};

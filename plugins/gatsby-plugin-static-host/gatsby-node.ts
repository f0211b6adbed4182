import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { withPolicy } from './content-security-policy';
import { withFirstLoadData } from './first-load-data';
import { htmlFiles, htmlOf, removeStrayPages, writeTwins } from './html-files';
import type { HostOptions } from './options';
import { redirectInDevelop } from './redirect-in-develop';
import { redirectPage, redirectRows, type RedirectRow } from './redirect-page';

interface Store {
  getState: () => { redirects: RedirectRow[]; pages: ReadonlyMap<string, unknown> };
}

/** Pages that were written by hand, as they stand in the built site. */
const handWritten = (staticFolder: string, publicFolder: string): string[] =>
  existsSync(staticFolder)
    ? htmlFiles(staticFolder).map((file) => join(publicFolder, file.slice(staticFolder.length)))
    : [];

export { optionsSchema as pluginOptionsSchema } from './options';

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args, options) =>
  redirectInDevelop(args, (options as HostOptions).product);

/** Completes the built site: redirects, data for the first load, policies, and both forms of every page's file. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store, basePath }, options) => {
  const { root, siteUrl, connect } = options as HostOptions;
  const publicFolder = join(root, 'public');
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
      ...handWritten(join(root, 'static'), publicFolder),
    ]),
  );
  for (const { fromPath, toPath } of rows) {
    const file = join(publicFolder, fromPath, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(basePath + toPath, siteUrl + basePath + toPath));
  }
  writeFileSync(join(publicFolder, '_redirects'), redirectRows(rows, basePath));

  for (const file of htmlFiles(publicFolder)) {
    const html = readFileSync(file, 'utf8');
    // An incremental build leaves pages that it did not write again: they have their data.
    const whole = html.includes('window.pageData=') ? html : withFirstLoadData(html, publicFolder);
    const safe = withPolicy(whole, connect);
    if (safe !== html) writeFileSync(file, safe);
  }
  writeTwins(publicFolder);
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { gatsbyState } from '../../src/gatsby/plugin-api';
import { writeChanged } from '../../src/site/sources/output-files';
import { removeCompressed } from './compress';
import { completePages, type CompletedPages } from './complete-pages';
import { withPolicy } from './content-security-policy';
import { htmlFiles, htmlOf, removeStrayPages, twinOf, writeTwins } from './html-files';
import { writeHostFiles } from './hosts/write-host-files';
import type { HostOptions } from './options';
import { redirectInDevelop, redirectPage } from './redirects';

/** Returns the files of hand-written pages in the built site. */
const handWritten = (staticFolder: string, publicFolder: string): string[] =>
  existsSync(staticFolder)
    ? htmlFiles(staticFolder).map((file) => join(publicFolder, file.slice(staticFolder.length)))
    : [];

export { optionsSchema as pluginOptionsSchema } from './options';

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args, options) =>
  redirectInDevelop(args, (options as HostOptions).product);

/**
 * Removes stray pages and compressed copies of earlier builds, then completes the built site: it writes redirects and
 * files for hosts, and completes every page. If `twins` is set, it also writes each `a/index.html` as `a.html`.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { store, basePath, cache, reporter },
  options,
) => {
  const { root, siteUrl, connect, requestScript, twins } = options as HostOptions;
  const publicFolder = join(root, 'public');
  removeCompressed(publicFolder);
  const { redirects, pages } = gatsbyState(store);
  const rows = redirects.map(({ fromPath, toPath }) => ({
    fromPath: fromPath.slice(basePath.length),
    toPath: toPath.slice(basePath.length),
  }));
  const files = [
    ...[...pages.keys()].map((path) => htmlOf(path, publicFolder)),
    ...rows.map(({ fromPath }) => htmlOf(join(fromPath, '/'), publicFolder)),
    ...handWritten(join(root, 'static'), publicFolder),
  ];
  const wantedTwins = twins ? files.flatMap((file) => twinOf(file, publicFolder) ?? []) : [];
  removeStrayPages(publicFolder, new Set([...files, ...wantedTwins]));
  for (const { fromPath, toPath } of rows) {
    const page = redirectPage(basePath + toPath, siteUrl + basePath + toPath);
    writeChanged(join(publicFolder, fromPath, 'index.html'), withPolicy(page, connect));
  }
  const site = { basePath, host: new URL(siteUrl).host, redirects: rows };
  for (const line of writeHostFiles(root, site)) reporter.warn(line);

  // With another base path or other origins, all pages are completed again, because their addresses contain the base
  // path and their policies contain the origins.
  const key = `pages completed at ${basePath}, asking ${connect.join(' ')}`;
  const earlier = (await cache.get(key)) as CompletedPages | undefined;
  const shared = { basePath, connect, requestScript };
  const { completed, changed } = completePages(publicFolder, files, shared, earlier);
  await cache.set(key, completed);
  if (twins) writeTwins(publicFolder, files, changed);
};

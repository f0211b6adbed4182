import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { HostedSite } from '../../../plugins/gatsby-plugin-static-host/hosts/site-rules';
import {
  filesBeside,
  filesInside,
  hashedIn,
} from '../../../plugins/gatsby-plugin-static-host/hosts/write-host-files';
import { htmlFiles, writeTwins } from '../../../plugins/gatsby-plugin-static-host/html-files';
import { readSettings } from '../../../src/site/settings/read-settings';
import { folder as built } from '../built-site';
import { redirects } from '../docs';

const { site } = readSettings();

/** The host name with which the site was built. */
export const hostName = new URL(site.url).host;

/** A copy of the site, laid out for a host. */
export interface SiteFolder {
  /** Document root of the host. */
  root: string;
  basePath: string;
  /** Files that the build writes for hosts, by path from `hosting`. */
  hosting: ReadonlyMap<string, string>;
}

/** Returns the data from which the build would write its files for hosts if the site had this base path. */
export const hostedAt = (basePath: string): HostedSite => ({
  basePath,
  host: hostName,
  redirects,
  hashed: hashedIn(built),
});

const made = join(process.cwd(), '.tests/hosts');

/** Paths of all served files of the built site, from its folder. */
export const servedFiles: readonly string[] = readdirSync(built, {
  withFileTypes: true,
  recursive: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => relative(built, join(entry.parentPath, entry.name)))
  .filter((name) => !/^(?:_headers|_redirects|\.htaccess|\.nojekyll)$|\.(?:br|gz)$/.test(name));

/**
 * Replaces a file instead of writing into it. The file may be a hard link, so writing would also change the built site.
 */
function put(file: string, text: string): void {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Lays out the built site for a host at a base path, with the files that the build writes for hosts.
 *
 * @param name name of the folder
 * @param only paths of the site's files to include
 * @param hostRoot whether files such as `_headers` go to the host's root instead of the site's folder
 */
export function siteFolder(
  name: string,
  basePath: string,
  { twins = false, hostRoot = false, only = servedFiles } = {},
): SiteFolder {
  const root = join(made, name, 'root');
  rmSync(join(made, name), { recursive: true, force: true });
  const folder = join(root, basePath);
  for (const file of only) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    linkSync(join(built, file), join(folder, file));
  }
  writeFileSync(join(made, name, 'secret.txt'), 'nobody reads this');
  const files = htmlFiles(folder);
  if (twins) writeTwins(folder, files, new Set(files));
  const hosted = hostedAt(basePath);
  for (const [file, text] of filesInside(hosted)) put(join(hostRoot ? root : folder, file), text);
  return { root, basePath, hosting: filesBeside(hosted) };
}

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

/** What the build takes for the name of the host. */
export const hostName = new URL(site.url).host;

/** A site as a host has it. */
export interface SiteFolder {
  /** What the host takes for its root. */
  root: string;
  basePath: string;
  /** What the build writes for hosts, by path from `hosting`. */
  hosting: ReadonlyMap<string, string>;
}

/** What the build tells every host, at a base path. */
export const hostedAt = (basePath: string): HostedSite => ({
  basePath,
  host: hostName,
  redirects,
  hashed: hashedIn(built),
});

const made = join(process.cwd(), '.tests/hosts');

/** Every file of the built site that is served, by path from there. */
export const servedFiles: readonly string[] = readdirSync(built, {
  withFileTypes: true,
  recursive: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => relative(built, join(entry.parentPath, entry.name)))
  .filter((name) => !/^(?:_headers|_redirects|\.htaccess|\.nojekyll)$|\.(?:br|gz)$/.test(name));

/** Puts a file anew: what stands there may be the built site's own. */
function put(file: string, text: string): void {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Lays out the built site as a host has it under a base path, with what the build writes for hosts there.
 *
 * @param name of the folder
 * @param only the files of the site that are there
 * @param hostRoot whether what stands in the site's folder is read at the host's root, whatever the base path
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

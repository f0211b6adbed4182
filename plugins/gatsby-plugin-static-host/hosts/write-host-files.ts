import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../src/site/sources/files';
import { writeChanged } from '../../../src/site/sources/output-files';
import { apacheConf, htaccess } from './apache';
import { caddyfile } from './caddy';
import {
  errorResponses,
  LARGEST_FUNCTION,
  responseHeaders,
  uploadScript,
  viewerRequest,
  viewerResponse,
} from './cloudfront';
import { headersFile, redirectsFile } from './folder-files';
import { nginxConf } from './nginx';
import { HASHED_FOLDERS, HASHED_SCRIPT, type HostedSite } from './site-rules';

/** Folder for server configuration. It is outside the built site because it must not be served. */
const HOSTING = 'hosting';

const VIEWER_REQUEST = 's3-cloudfront/viewer-request.js';

/** Matches the folder of the search index or of the sample runner at the start of a path. */
const HASHED_FOLDER = /^static\/(?:search|run-[0-9a-f]+)(?=\/)/;

/** Returns the paths of the immutable files of a built site, as {@link HostedSite} describes. */
export function hashedIn(folder: string): string[] {
  const inFolders = HASHED_FOLDERS.filter((name) => existsSync(join(folder, name))).flatMap(
    (name) => listFiles(join(folder, name)).map((file) => `${name}/${file}`),
  );
  const scripts = readdirSync(folder).filter((name) => new RegExp(`^${HASHED_SCRIPT}$`).test(name));
  const paths = [...inFolders, ...scripts].map((name) => {
    const hashed = HASHED_FOLDER.exec(name)?.[0];
    return hashed === undefined ? name : `${hashed}/*`;
  });
  return [...new Set(paths)].sort();
}

/** Returns the files that hosts read from the site's folder, by path. */
export const filesInside = (site: HostedSite): ReadonlyMap<string, string> =>
  new Map([
    ['_headers', headersFile(site)],
    ['_redirects', redirectsFile(site)],
    ['.htaccess', htaccess(site)],
    // Prevents GitHub Pages from processing the site with Jekyll, which would leave out dotfiles.
    ['.nojekyll', ''],
  ]);

/** Returns the files that are copied to a host by hand or on deployment, by path in the folder `hosting`. */
export const filesBeside = (site: HostedSite): ReadonlyMap<string, string> =>
  new Map([
    ['nginx/site.conf', nginxConf(site)],
    ['caddy/Caddyfile', caddyfile(site)],
    ['apache/site.conf', apacheConf(site)],
    ['netlify/_redirects', redirectsFile(site, true)],
    [VIEWER_REQUEST, viewerRequest(site)],
    ['s3-cloudfront/viewer-response.js', viewerResponse()],
    ['s3-cloudfront/response-headers.json', responseHeaders()],
    ['s3-cloudfront/error-responses.json', errorResponses(site)],
    ['s3-cloudfront/upload.sh', uploadScript(site)],
  ]);

/**
 * Writes the files for every host. Files that a host reads from the site are written to `public`, unless `static` has a
 * file of the same name. The configuration of servers is written to `hosting`.
 *
 * @param root the project's root folder
 * @returns warnings about limits of hosts
 */
export function writeHostFiles(root: string, site: Omit<HostedSite, 'hashed'>): string[] {
  const folder = join(root, 'public');
  const whole = { ...site, hashed: hashedIn(folder) };
  for (const [name, text] of filesInside(whole))
    if (!existsSync(join(root, 'static', name))) writeChanged(join(folder, name), text);
  const beside = filesBeside(whole);
  for (const [name, text] of beside) writeChanged(join(root, HOSTING, name), text);
  const size = Buffer.byteLength(beside.get(VIEWER_REQUEST) ?? '');
  return size > LARGEST_FUNCTION
    ? [
        `${HOSTING}/${VIEWER_REQUEST} has ${size} bytes, but CloudFront accepts at most ${LARGEST_FUNCTION}: keep its redirects in a key-value store.`,
      ]
    : [];
}

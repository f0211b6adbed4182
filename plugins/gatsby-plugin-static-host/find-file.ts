import { statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** What is asked for, as a path; undefined where its escapes are none. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The file that answers an address: `/x`, `/x/`, `/x.html` and `/x/index.html` lead to one page, whichever of its files
 * the build has written. Nothing above the folder, and of what begins with a dot only `/.well-known`.
 *
 * @param path of the address, without query, as it was sent
 * @returns path from the folder, with a slash before it, or undefined where there is none
 */
export function findFile(folder: string, path: string): string | undefined {
  const name = decoded(path);
  if (name === undefined || /\0|[/\\]\.(?!well-known\/)/.test(name)) return undefined;
  const asked = posix.normalize(`/${name}`).replace(/\/+$/, '');
  const page = asked.replace(/\/index\.html$|\.html$/, '');
  return [asked, `${page}.html`, `${page}/index.html`].find((file) => {
    const whole = join(folder, file);
    return whole.startsWith(folder + sep) && isFile(whole);
  });
}

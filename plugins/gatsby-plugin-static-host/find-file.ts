import { statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Decodes a path; undefined if its escapes are invalid. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Returns the file for an address. `/x`, `/x/`, `/x.html` and `/x/index.html` all find the same page, whichever of its
 * files exists. Files outside the folder and dotfiles are never found, except `/.well-known`.
 *
 * @param path path of the address as it was sent, without query
 * @returns path in the folder with a leading slash; undefined if there is no such file
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

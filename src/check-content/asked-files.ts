import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { CONTENT, contentFiles } from '../site/content/content-files';

/**
 * Returns the files that paths on the command line select, from the project root; undefined for all.
 *
 * @throws Error for a path that does not exist or is outside the content
 */
export function askedFiles(
  root: string,
  paths: readonly string[],
): ReadonlySet<string> | undefined {
  if (paths.length === 0) return undefined;
  const files = paths.flatMap((path) => {
    const own = relative(root, resolve(root, path)).split(sep).join('/');
    if (!existsSync(resolve(root, path))) throw new Error(`there is no file ${path}`);
    if (own !== CONTENT && !own.startsWith(`${CONTENT}/`)) {
      throw new Error(`${path} is not part of the content: name files or folders of ${CONTENT}/`);
    }
    if (!statSync(resolve(root, path)).isDirectory()) return [own];
    return contentFiles(root)
      .map((file) => `${CONTENT}/${file.path}`)
      .filter((file) => file.startsWith(`${own}/`));
  });
  return new Set(files);
}

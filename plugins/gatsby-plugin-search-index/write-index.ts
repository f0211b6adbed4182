import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localPath } from '../../src/site/locales/locale';
import {
  MANIFEST_PATH,
  pathsOf,
  SEARCH_FOLDER,
  type SearchManifest,
} from '../../src/site/search/index-format';
import { writeChanged } from '../../src/site/sources/output-files';
import type { LocaleIndex } from './build-indexes';

/**
 * Writes an index for each locale into the built site. The manifest has a fixed name. It is in the locale's folder, or
 * in the site's folder for the default locale. All other files are in one folder, named by a digest of their content.
 * Files of the previous build stay for readers who still have its manifest.
 *
 * @throws Error if two different files would have the same name
 */
export function writeIndexes(publicFolder: string, indexes: readonly LocaleIndex[]): void {
  const manifests = new Map<string, string>();
  const files = new Map<string, string>();
  for (const { locale, index } of indexes) {
    manifests.set(localPath(locale, MANIFEST_PATH), JSON.stringify(index.manifest));
    for (const [path, text] of index.files) {
      if ((files.get(path) ?? text) !== text)
        throw new Error(
          `two files of the search index would have the name ${path}: change a word on any page, or increase NAME_LENGTH in src/site/search/index-format.ts`,
        );
      files.set(path, text);
    }
  }
  const before = standingManifests(publicFolder);
  for (const [path, text] of files) writeChanged(join(publicFolder, path), text);
  removeOlder(publicFolder, [...before.values()], [...manifests.values()]);
  // Write the manifests last, so that the previous index still works if the build is killed.
  for (const [path, text] of manifests) writeChanged(join(publicFolder, path), text);
  for (const path of before.keys()) if (!manifests.has(path)) rmSync(join(publicFolder, path));
}

/** Returns the manifests of the previous build, by path. */
function standingManifests(publicFolder: string): Map<string, string> {
  const folders = readdirSync(publicFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${name}`);
  const found = ['', ...folders].flatMap((folder): [string, string][] => {
    const path = folder + MANIFEST_PATH;
    try {
      return [[path, readFileSync(join(publicFolder, path), 'utf8')]];
    } catch {
      return [];
    }
  });
  return new Map(found);
}

/**
 * Removes files that neither this build nor the previous one lists. Removes nothing if the manifests have not changed.
 */
function removeOlder(publicFolder: string, before: string[], now: string[]): void {
  if (before.length === now.length && before.every((manifest) => now.includes(manifest))) return;
  const named = new Set(
    [...before, ...now].flatMap((text) =>
      Object.values<string[]>({ ...pathsOf(JSON.parse(text) as SearchManifest) }).flat(),
    ),
  );
  for (const name of readdirSync(join(publicFolder, SEARCH_FOLDER)))
    if (!named.has(`${SEARCH_FOLDER}/${name}`)) rmSync(join(publicFolder, SEARCH_FOLDER, name));
}

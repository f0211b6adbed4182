import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findRelease, readReleases, RELEASES_FILE } from '../data/releases';
import { ContentError } from '../sources/content-problem';
import { digestOf } from '../sources/digest';
import { oneOf } from '../sources/suggest';
import { type Locate, parseYaml } from '../sources/yaml-source';
import { type Announcement, type Settings, settingsSchema, type WrittenSettings } from './schema';

/**
 * Returns the announcement in the settings, or that of the release whose id the settings name; null if there is
 * neither.
 *
 * @param root the project root, which contains the releases file
 * @param settingsFile the file that `locate` refers to, for error positions
 * @throws ContentError if no release with that id has an announcement
 */
function chosenAnnouncement(
  written: WrittenSettings['announcement'],
  root: string,
  settingsFile: string,
  locate: Locate,
): Announcement | null {
  if (written === null || !('release' in written)) return written;
  const file = join(root, RELEASES_FILE);
  const releases = existsSync(file) ? readReleases(readFileSync(file, 'utf8')) : { contracts: [] };
  const { release } = findRelease(releases, written.release) ?? {};
  if (release?.announcement) return { id: release.id, ...release.announcement };
  const known = releases.contracts.flatMap((contract) =>
    contract.releases.flatMap((one) => (one.announcement ? [one.id] : [])),
  );
  const remedy =
    known.length > 0 ? `write ${oneOf(known)}` : 'write the id and text of an announcement';
  const message = `"announcement.release" is "${written.release}": no release of ${RELEASES_FILE} has this id and an announcement; ${remedy}`;
  const place = locate(['announcement', 'release']);
  throw new ContentError([{ file: settingsFile, ...place, message }]);
}

/** Path of the settings file, from the project root. */
export const SETTINGS_FILE = 'content/settings.yml';

/** Schema of a boolean environment variable. */
const trueOrFalse = z
  .enum(['true', 'false'], 'write true or false')
  .transform((word) => word === 'true');

/**
 * Reads and validates the settings file. The environment variables `BASE_PATH`, `SITE_URL`, `TWINS` and `SOURCE_MAPS`
 * override it, so that one commit can be deployed to a preview under another address, or to a host that needs other
 * files.
 *
 * @param root the project root
 * @throws ContentError with file, line and column for every mistake, or if the file is missing
 */
export function readSettings(root = process.cwd()): Settings {
  if (!existsSync(join(root, SETTINGS_FILE))) {
    const message = `this file is missing, and the site needs it: restore it with "git checkout -- ${SETTINGS_FILE}", and run the command in the folder of the project`;
    throw new ContentError([{ file: SETTINGS_FILE, line: 0, column: 0, message }]);
  }
  const { value, locate } = parseYaml(
    readFileSync(join(root, SETTINGS_FILE), 'utf8'),
    SETTINGS_FILE,
    settingsSchema,
  );
  const { shape } = settingsSchema.shape.site;
  const { basePath, url, twins, sourceMaps } = value.site;
  const site = {
    ...value.site,
    basePath: fromEnvironment('BASE_PATH', shape.basePath) ?? basePath,
    url: (fromEnvironment('SITE_URL', shape.url) ?? url).replace(/\/$/, ''),
    twins: fromEnvironment('TWINS', trueOrFalse) ?? twins,
    sourceMaps: fromEnvironment('SOURCE_MAPS', trueOrFalse) ?? sourceMaps,
  };
  const announcement = chosenAnnouncement(value.announcement, root, SETTINGS_FILE, locate);
  return { ...value, announcement, site };
}

function fromEnvironment<T>(name: string, schema: z.ZodType<T>): T | undefined {
  const given = process.env[name];
  if (given === undefined) return undefined;
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  const message = `in the environment is "${given}": ${error.issues[0]?.message ?? ''}`;
  throw new ContentError([{ file: name, line: 0, column: 0, message }]);
}

/**
 * Returns a digest that changes with any setting, from the file or the environment, to invalidate cached output. It
 * covers the settings as a whole, so new settings are included automatically.
 *
 * @param basePath of this run; empty in development
 */
export const settingsDigest = (settings: Settings, basePath: string): string =>
  digestOf(JSON.stringify([settings, basePath]));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../sources/content-problem';
import { parseYaml } from '../sources/yaml-source';
import { chosenAnnouncement } from './chosen-announcement';
import { settingsSchema, type Settings } from './schema';

/** Where the settings stand, from the project root. */
export const SETTINGS_FILE = 'content/settings.yml';

/**
 * Reads and checks the settings file. `BASE_PATH` and `SITE_URL` in the environment win over it, so that one
 * commit can be deployed to a preview under another address.
 *
 * @param root the project root
 * @throws ContentError with file, line and column for every mistake
 */
export function readSettings(root = process.cwd()): Settings {
  const { value, locate } = parseYaml(
    readFileSync(join(root, SETTINGS_FILE), 'utf8'),
    SETTINGS_FILE,
    settingsSchema,
  );
  const basePath = fromEnvironment('BASE_PATH', 'basePath') ?? value.site.basePath;
  const url = fromEnvironment('SITE_URL', 'url') ?? value.site.url;
  const announcement = chosenAnnouncement(value.announcement, root, SETTINGS_FILE, locate);
  return { ...value, announcement, site: { ...value.site, basePath, url: url.replace(/\/$/, '') } };
}

function fromEnvironment(name: string, field: 'basePath' | 'url'): string | undefined {
  const given = process.env[name];
  if (given === undefined) return undefined;
  const { error } = settingsSchema.shape.site.shape[field].safeParse(given);
  if (!error) return given;
  const message = `in the environment is "${given}": ${error.issues[0]?.message ?? ''}`;
  throw new ContentError([{ file: name, line: 0, column: 0, message }]);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../yaml-source';
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
  const { value } = parseYaml(
    readFileSync(join(root, SETTINGS_FILE), 'utf8'),
    SETTINGS_FILE,
    settingsSchema,
  );
  const basePath = process.env.BASE_PATH ?? value.site.basePath;
  const url = (process.env.SITE_URL ?? value.site.url).replace(/\/$/, '');
  return { ...value, site: { ...value.site, basePath, url } };
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { settingsSchema } from '../../../src/site/settings/schema';
import { SETTINGS_FILE } from '../../../src/site/settings/read-settings';
import { EVERY_SETTING } from '../../every-setting';
import { build, content, site, writeContent } from '../kept-site';
import { clearSite, copyGoodSite, filesIn } from '../site-copy';
import { OTHER_SETTINGS } from './other-settings';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#123456"/></svg>';

const write = (settings: unknown) => writeFileSync(join(site, SETTINGS_FILE), stringify(settings));

/** Returns the contents of all published files of a build, by path. */
function served(): Map<string, Buffer> {
  const folder = join(site, 'dist/');
  return new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/**
 * Lists the paths of files that only one of the builds has or whose contents differ, with the first characters that
 * differ.
 */
function differences(
  one: ReadonlyMap<string, Buffer>,
  other: ReadonlyMap<string, Buffer>,
): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].sort().flatMap((path) => {
    const [warm, cold] = [one.get(path), other.get(path)];
    if (warm === undefined) return [`${path}: only in the cold build`];
    if (cold === undefined) return [`${path}: only in the warm build`];
    if (warm.equals(cold)) return [];
    const at = warm.findIndex((byte, index) => byte !== cold[index]);
    const [is, should] = [warm, cold].map((text) =>
      text.toString('utf8', Math.max(0, at - 40), at + 40),
    );
    return [`${path}: ${is}\n  in the cold build: ${should}`];
  });
}

beforeAll(async () => {
  copyGoodSite(site);
  writeFileSync(join(site, 'static/mark.svg'), MARK);
  write(EVERY_SETTING);
  await build();
});
afterAll(() => clearSite(site));

test.each(OTHER_SETTINGS.map((other) => [other.name, other] as const))(
  'the schema accepts another %s',
  (_, other) => {
    expect(settingsSchema.safeParse(other.settings).error?.issues).toBeUndefined();
  },
);

// Each build starts from the cache of the one before, which was for another site.
test.each(OTHER_SETTINGS.map((other) => [other.name, other] as const))(
  'a build from the cache after a change of %s equals the build from scratch, byte for byte',
  async (_, { settings, env, files = {} }) => {
    rmSync(content('locales'), { recursive: true, force: true });
    writeContent(files);
    write(settings);
    await build(site, env);
    const warm = served();
    for (const folder of ['.cache', 'public', '.dist', 'dist'])
      rmSync(join(site, folder), { recursive: true, force: true });
    await build(site, env);
    const cold = served();
    expect(differences(warm, cold)).toEqual([]);
    expect(cold.size).toBeGreaterThan(50);
  },
);

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

/** Returns the published files of a build, by path. */
function served(): Map<string, Buffer> {
  const folder = join(site, 'dist/');
  return new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/**
 * Lists the paths whose files differ, with the first characters that differ, and the paths that only one of the builds
 * has.
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
  'the schema takes another %s',
  (_, other) => {
    expect(settingsSchema.safeParse(other.settings).error?.issues).toBeUndefined();
  },
);

// Each case starts from the previous one's output, so every build is warm from another site, whichever cases are run.
test.each(OTHER_SETTINGS.map((other) => [other.name, other] as const))(
  'a warm build after a change of %s is the cold one, byte for byte',
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

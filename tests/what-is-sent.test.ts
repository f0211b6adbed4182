import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingsSchema } from '../src/site/settings/schema';

interface Schema {
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Returns the paths of all settings that contain a URL, such as `footer.links.href`. */
function addressesIn(schema: Schema, path: readonly string[] = []): string[] {
  const parts = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [
    ...(schema.format === 'uri' ? [path.join('.')] : []),
    ...parts.flatMap((part) => (part ? addressesIn(part, path) : [])),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, own]) =>
      addressesIn(own, [...path, name]),
    ),
  ];
}

const schema = z.toJSONSchema(settingsSchema, { io: 'input' }) as Schema;
const settings = [...new Set(addressesIn(schema))];
const rows = readFileSync('docs/what-is-sent.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|')[1] ?? '');
const named = rows.flatMap((row) =>
  Array.from(row.matchAll(/`([\w.]+)`/g), ([, name = '']) => name),
);

/** Returns whether the table has a row for a setting, or for the group of the setting. */
const isTold = (setting: string): boolean =>
  named.some((name) => setting === name || setting.startsWith(`${name}.`));

test('the settings that contain a URL are known', () => {
  expect(settings).toEqual(
    expect.arrayContaining([
      'analytics.address',
      'feedback.issues',
      'footer.links.href',
      'site.url',
    ]),
  );
});

test.each(settings)('%s has a row in docs/what-is-sent.md', (setting) => {
  expect(isTold(setting)).toBe(true);
});

test('a setting without a row is found, and every row is about an existing setting', () => {
  expect(isTold('metrics.address')).toBe(false);
  const all = JSON.stringify(schema);
  for (const name of named) expect(all, name).toContain(`"${name.split('.').at(-1)}":`);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  EVERY_SETTING,
  leavesOf,
  OTHER_ENVIRONMENT,
  withValue,
} from '../../../tests/every-setting';
import { readSettings, settingsDigest } from './read-settings';
import { type Settings, settingsSchema } from './schema';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** Returns the fields of the schema that are missing in a value. */
function lacking({ properties = {}, items, anyOf = [] }: JsonSchema, value: unknown): string[] {
  if (items) return Array.isArray(value) ? lacking(items, value[0]) : ['an item'];
  const missing = Object.entries(properties).flatMap(([name, schema]) => {
    const part = (value as Record<string, unknown> | undefined)?.[name];
    return part === undefined ? [name] : lacking(schema, part).map((field) => `${name}.${field}`);
  });
  // If there are several alternatives, use the one that the value matches best.
  const ofForms = anyOf.map((form) => lacking(form, value));
  return [...missing, ...(ofForms.toSorted((a, b) => a.length - b.length)[0] ?? [])];
}

const settings = EVERY_SETTING as unknown as Settings;

describe('the digest of the settings', () => {
  test('is tested with every field of the schema', () => {
    const schema = z.toJSONSchema(settingsSchema, { io: 'output', unrepresentable: 'any' });
    expect(settingsSchema.parse(EVERY_SETTING)).toBeDefined();
    expect(lacking(schema as JsonSchema, EVERY_SETTING)).toEqual([]);
  });

  test.each(leavesOf(EVERY_SETTING).map((path) => [path.join('.'), path] as const))(
    'changes with %s',
    (_, path) => {
      expect(settingsDigest(withValue(settings, path, 'another'), '')).not.toBe(
        settingsDigest(settings, ''),
      );
    },
  );

  test('changes if a setting is left out', () => {
    const others = { ...settings, security: undefined };
    expect(settingsDigest(others, '')).not.toBe(settingsDigest(settings, ''));
  });

  test('changes with the base path of the run, but not between equal settings', () => {
    expect(settingsDigest(settings, '/docs')).not.toBe(settingsDigest(settings, ''));
    expect(settingsDigest(structuredClone(settings), '')).toBe(settingsDigest(settings, ''));
  });
});

describe('an environment variable', () => {
  /** Variables that the code reads but that affect no page, each with its purpose. */
  const OF_NO_PAGE: Readonly<Record<string, string>> = {
    // Gatsby keeps separate caches for the values of this variable, so it need not change the digest.
    BUILD_STAGE: 'which of the bundles this code is in',
    LOG_STREAM: 'what the parser of YAML prints of its work',
    LOG_TOKENS: 'what the parser of YAML prints of its work',
    NODE_ENV: 'whether the site is built or developed',
    REACT_EDITOR: 'the editor that develop opens',
  };

  /** Returns the environment variables used in the code that creates pages. */
  function namesInCode(): string[] {
    const files = ['src', 'plugins', '.'].flatMap((folder) =>
      readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    );
    return files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/process\.env\.(?<name>\w+)/g)].map(
        ({ groups }) => groups?.name ?? '',
      ),
    );
  }

  /** Returns the environment variables read while the settings are loaded. */
  function namesOfSettings(): string[] {
    const names = new Set<string>();
    const environment = process.env;
    process.env = new Proxy(environment, {
      get(all, name) {
        names.add(String(name));
        return all[String(name)];
      },
    });
    try {
      readSettings();
    } finally {
      process.env = environment;
    }
    return [...names];
  }

  afterEach(() => vi.unstubAllEnvs());

  test('is tested if the settings depend on it', () => {
    const names = namesOfSettings().filter((name) => !(name in OF_NO_PAGE));
    expect(names.sort()).toEqual(Object.keys(OTHER_ENVIRONMENT));
  });

  test.each(Object.entries(OTHER_ENVIRONMENT))('%s changes the digest', (name, other) => {
    for (const each of Object.keys(OTHER_ENVIRONMENT)) vi.stubEnv(each, undefined);
    const before = settingsDigest(readSettings(), '');
    vi.stubEnv(name, other);
    expect(settingsDigest(readSettings(), '')).not.toBe(before);
  });

  test('is read through the settings if it affects a page', () => {
    const known = [...Object.keys(OTHER_ENVIRONMENT), ...Object.keys(OF_NO_PAGE)];
    expect([...new Set(namesInCode())].filter((name) => !known.includes(name))).toEqual([]);
  });
});

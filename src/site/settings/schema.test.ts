import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ContentError } from '../sources/content-problem';
import { parseYaml } from '../sources/yaml-source';
import { withProduct, withProductName, withProductSlug } from './product-text';
import { readSettings, SETTINGS_FILE } from './read-settings';
import { settingsSchema } from './schema';

const shipped = readFileSync(SETTINGS_FILE, 'utf8');

function mistakes(from: string | RegExp, to: string): string {
  const text = shipped.replace(from, to);
  expect(text, `${from} stands in the settings`).not.toBe(shipped);
  try {
    parseYaml(text, SETTINGS_FILE, settingsSchema);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

afterEach(() => vi.unstubAllEnvs());

describe('the settings file', () => {
  test('is valid as shipped, and sets the product', () => {
    expect(readSettings().product).toEqual({ name: 'Isobar', slug: 'isobar' });
  });

  test.each([
    [/slug: isobar/, 'slug: Iso Bar', '"product.slug" is "Iso Bar": use lower-case letters'],
    [
      /expires: 2027-10-31/,
      'expires: next year',
      '"security.expires" is "next year": write a date such as 2027-06-30',
    ],
    [/contact: \[.*\]/, 'contact: [me@a.example]', 'write an address such as https://… or mailto:'],
    [/contact: \[.*\]/, 'contact: []', 'add at least one address'],
    [/basePath: .*/, "basePath: ''\n  mark: mark.png", 'write the path of an SVG from the project'],
    [/basePath: .*/, 'basePath: /docs/', '"site.basePath" is "/docs/": leave it empty, or write'],
    [/url: https:\S+/, 'url: docs', '"site.url" is "docs": write the address'],
    [
      /url: https:\S+/,
      'url: https://a.example/docs',
      '"site.url" is "https://a.example/docs": write only the host, https://a.example, and /docs as basePath',
    ],
    [/defaultLocale: en/, 'defaultLocale: fr', '"i18n.defaultLocale" is "fr": write "en"'],
    [/sidebarCount: 0/, 'sidebarCount: some', '"blog.sidebarCount" is "some":'],
    [
      /to: \/concepts\/overview/,
      'to: /concepts/',
      '"to" in item 1 of "navigation.sections" is "/concepts/"',
    ],
    [
      /'https:\/\/github.com\/Uniswap'/,
      "'http://a.example'",
      '"href" in item 2 of "navigation.links" is "http',
    ],
    [
      /announcement: .*/,
      'announcement: { id: a b, text: New }',
      '"announcement.id" is "a b": use only letters, digits',
    ],
    [
      /announcement: .*/,
      'announcement: { release: staker 1 }',
      '"announcement.release" is "staker 1": use only letters, digits',
    ],
    [
      /tabs: #/,
      "colours: { light: { accent: '#e0863c' } }\ntabs: #",
      '"colours.light.accent" is "#e0863c": its contrast with "surface" is 2.6',
    ],
    [
      /tabs: #/,
      'colours: { dark: { accent: orange } }\ntabs: #',
      '"colours.dark.accent" is "orange": write a colour such as #1d5fd0',
    ],
    [
      /tabs: #/,
      "colours: { dark: { acent: '#ffffff' } }\ntabs: #",
      'unknown field "acent" in "colours.dark"',
    ],
    [/address: null/, 'address: soon', '"analytics.address" is "soon": write a whole address'],
    [/tagline: .*/, 'taglin: x', 'unknown field "taglin" in "site"'],
  ])('with %s changed to "%s" is rejected with a message and a position', (from, to, message) => {
    expect(mistakes(from, to)).toContain(message);
    expect(mistakes(from, to)).toMatch(/^content\/settings\.yml:\d+:\d+ /);
  });

  test('is overridden by BASE_PATH, SITE_URL, TWINS and SOURCE_MAPS in the environment', () => {
    vi.stubEnv('BASE_PATH', '/docs');
    vi.stubEnv('SITE_URL', 'https://preview.example/');
    vi.stubEnv('TWINS', 'true');
    vi.stubEnv('SOURCE_MAPS', 'true');
    const { basePath, url, twins, sourceMaps } = readSettings().site;
    expect([basePath, url, twins, sourceMaps]).toEqual([
      '/docs',
      'https://preview.example',
      true,
      true,
    ]);
    vi.stubEnv('TWINS', 'false');
    expect(readSettings().site.twins).toBe(false);
  });

  test.each(['TWINS', 'SOURCE_MAPS'])('rejects a %s that is neither true nor false', (name) => {
    vi.stubEnv(name, '1');
    expect(() => readSettings()).toThrow(`${name} in the environment is "1": write true or false`);
  });

  test.each([
    ['/..', '"." and ".." lead to another folder'],
    ['/../x', '"." and ".." lead to another folder'],
    ['/docs/./x', '"." and ".." lead to another folder'],
    ['/static', 'the build writes its own files under /static'],
    ['/Page-Data/x', 'the build writes its own files under /page-data'],
    ['/samples', 'the build writes its own files under /samples'],
    ['/search', 'the search page has this address'],
    ['/_docs', 'addresses that start with /_ are reserved for the build'],
    ['/favicon.svg', 'this extension is reserved for files of the build'],
  ])('rejects %s as a base path, in the file and in the environment', (path, reason) => {
    const said = `${reason}: write another path, such as "/docs"`;
    expect(mistakes(/basePath: .*/, `basePath: ${path} # tried`)).toContain(
      `"site.basePath" is "${path}": ${said}`,
    );
    vi.stubEnv('BASE_PATH', path);
    expect(() => readSettings()).toThrow(`BASE_PATH in the environment is "${path}": ${said}`);
  });

  test.each(['/docs', '/~ada/docs', '/v1.2', '/docs/static', '/a.b/c_d-e~1', '/concepts'])(
    'accepts %s as a base path',
    (path) => {
      expect(mistakes(/basePath: .*/, `basePath: ${path} # tried`)).toBe('');
    },
  );

  test.each([
    [
      'https://a.example/docs',
      'https://a.example, and /docs as basePath (BASE_PATH in the environment)',
    ],
    ['http://a.example:8080/a/b/', 'http://a.example:8080, and /a/b as basePath'],
    ['https://a.example/?a=1', 'https://a.example'],
    ['https://a.example#a', 'https://a.example'],
    ['https://me:secret@a.example', 'https://a.example'],
  ])('rejects the SITE_URL %s, because it is more than a host', (address, remedy) => {
    vi.stubEnv('SITE_URL', address);
    expect(() => readSettings()).toThrow(
      `SITE_URL in the environment is "${address}": write only the host, ${remedy}`,
    );
  });

  test('rejects an invalid BASE_PATH', () => {
    vi.stubEnv('BASE_PATH', 'docs/');
    expect(() => readSettings()).toThrow(/BASE_PATH.*"docs\/".*leave it empty, or write a path/);
  });
});

describe('the announcement', () => {
  /** Reads the default settings with another announcement, against the current releases. */
  const withAnnouncement = (announcement: string) => {
    const root = mkdtempSync(join(tmpdir(), 'settings-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    cpSync('content/reference/releases.yml', join(root, 'content/reference/releases.yml'));
    writeFileSync(
      join(root, SETTINGS_FILE),
      shipped.replace(/announcement: .*/, `announcement: ${announcement}`),
    );
    return readSettings(root).announcement;
  };

  test('can be that of a release, with the id of the release', () => {
    expect(withAnnouncement('{ release: staker-1.0.2 }')).toEqual({
      id: 'staker-1.0.2',
      text: 'Liquidity mining needs staker 1.0.2; version 1.0.0 is vulnerable.',
      link: { label: 'See what changed', to: '/contracts/v3/reference/periphery/staker/staker' },
    });
  });

  test('can be set in the settings, or be null', () => {
    const own = withAnnouncement('{ id: spring, text: New }');
    expect(own).toEqual({ id: 'spring', text: 'New' });
    expect(withAnnouncement('null')).toBeNull();
  });

  test.each(['staker-9', 'swap-router-1.0.0'])(
    'is rejected if the release %s does not exist or has no announcement',
    (id) => {
      expect(() => withAnnouncement(`{ release: ${id} }`)).toThrow(
        new RegExp(
          `^content/settings\\.yml:\\d+:\\d+ "announcement\\.release" is "${id}": no release .* write staker-1\\.0\\.2 or universal-router-1\\.0\\.0$`,
        ),
      );
    },
  );
});

describe('{product}', () => {
  const product = { name: 'Nimbus Swap', slug: 'nimbus' };

  test('is replaced by the name in prose and by the slug in an address', () => {
    expect(withProductName('What {product} is: {product}', product)).toBe(
      'What Nimbus Swap is: Nimbus Swap',
    );
    expect(withProductSlug('/concepts/{product}-protocol', product)).toBe(
      '/concepts/nimbus-protocol',
    );
  });

  test('is replaced throughout the settings, by the slug in site paths', () => {
    const announcement = {
      text: '{product} 4 is here',
      link: { label: 'What {product} 4 does', to: '/concepts/{product}-4' },
    };
    expect(withProduct({ announcement, links: ['About {product}', null, 4] }, product)).toEqual({
      announcement: {
        text: 'Nimbus Swap 4 is here',
        link: { label: 'What Nimbus Swap 4 does', to: '/concepts/nimbus-4' },
      },
      links: ['About Nimbus Swap', null, 4],
    });
  });
});

test('a missing settings file is reported with the command that restores it', () => {
  expect(() => readSettings('/nowhere')).toThrow(
    /^content\/settings\.yml this file is missing.*git checkout -- content\/settings\.yml/,
  );
});

import type { z } from 'zod';
import { coloursOf } from '../src/site/design/colours';
import type { settingsSchema } from '../src/site/settings/schema';

/** Settings with a value for every field of the schema. If you add a field to the schema, add a value here. */
export const EVERY_SETTING = {
  product: { name: 'Nimbus', slug: 'nimbus' },
  site: {
    title: 'Nimbus Docs',
    tagline: 'Documentation and Guides',
    description: 'Documentation of a protocol that stands here to test how the site is built.',
    titleDelimiter: '|',
    url: 'https://docs.nimbus.example',
    basePath: '/docs',
    editUrl: 'https://git.nimbus.example/docs/edit/main',
    sourceUrl: 'https://git.nimbus.example/docs/blob/main',
    mark: 'static/favicon.svg',
    twins: true,
    sourceMaps: true,
  },
  colours: {
    dark: { ...coloursOf({ dark: {}, light: {} }, 'dark'), accent: '#7fd4ff' },
    light: { ...coloursOf({ dark: {}, light: {} }, 'light'), accent: '#0b5a86' },
  },
  security: {
    contact: ['mailto:security@nimbus.example'],
    expires: '2099-06-30',
    policy: 'https://nimbus.example/security',
  },
  i18n: { defaultLocale: 'en', locales: [{ code: 'en', label: 'English', dir: 'ltr' }] },
  blog: { title: 'Engineering Blog', sidebarCount: 0 },
  navigation: {
    sections: [{ section: 'guides', label: 'Guides', to: '/guides/start' }],
    links: [{ label: 'Code', href: 'https://git.nimbus.example' }],
  },
  footer: [{ title: 'Code', links: [{ label: 'Source', href: 'https://git.nimbus.example' }] }],
  announcement: {
    id: 'four',
    text: '{product} 4 is here.',
    link: { label: 'What {product} 4 does', to: '/guides/start' },
  },
  analytics: { address: 'https://count.nimbus.example/views' },
  search: {
    indexName: 'nimbus-docs',
    appId: 'ABCDEF1234',
    searchKey: '0123456789abcdef0123456789abcdef',
    unanswered: 'https://count.nimbus.example/unanswered',
  },
  feedback: {
    helpful: 'https://count.nimbus.example/helpful',
    issues: 'https://git.nimbus.example/new?body={body}',
  },
  facts: { recheckAfterDays: 90 },
  offline: true,
  editor: {
    backend: 'forgejo',
    repo: 'nimbus/docs',
    branch: 'main',
    appId: 'a',
    host: 'https://git.nimbus.example',
  },
  tabs: { client: ['ethers', 'viem'] },
  identifiers: {
    packageScopes: { '@uniswap': '@nimbus' },
    contractPrefixes: { Uniswap: 'Nimbus' },
  },
} satisfies z.input<typeof settingsSchema>;

/** A different value for each environment variable that overrides a setting. */
export const OTHER_ENVIRONMENT: Readonly<Record<string, string>> = {
  BASE_PATH: '/elsewhere',
  SITE_URL: 'https://preview.example',
  SOURCE_MAPS: 'true',
  TWINS: 'true',
};

/** Path of a value in nested data: keys and indexes, outermost first. */
export type Path = readonly (string | number)[];

/** Returns the paths of all values that are neither objects nor lists. */
export const leavesOf = (value: unknown, path: Path = []): Path[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [path];

/** Returns a copy with the value at a path replaced. */
export function withValue<T>(whole: T, [key, ...rest]: Path, value: unknown): T {
  if (key === undefined) return value as T;
  const copy = structuredClone(whole) as Record<string | number, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy as T;
}

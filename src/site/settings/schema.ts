import { z } from 'zod';
import { basePathPattern } from '../navigation/site-address';

const text = z.string('write some text').trim().min(1, 'write some text');
const https = z.url({
  protocol: /^https$/,
  error: 'write a whole address that starts with https://',
});
const sitePath = z
  .string()
  .regex(
    /^\/(?:[^\s?#]*[^\s/?#])?$/,
    'write a path that starts with "/" and has no trailing slash',
  );
const basePath = z
  .string()
  .regex(basePathPattern, 'leave it empty, or write a path such as "/docs" with no trailing slash');
const siteUrl = z
  .url({ protocol: /^https?$/, error: 'write the address the site is served from', abort: true })
  .refine((address) => /^https?:\/\/[^/?#@]+\/?$/i.test(address), {
    error: ({ input }) => {
      const { protocol, host, pathname } = new URL(String(input));
      const path = pathname.replace(/\/+$/, '');
      const rest = path ? `, and ${path} as basePath (BASE_PATH in the environment)` : '';
      return `write the host alone, ${protocol}//${host}${rest}`;
    },
  });
const announcementId = z.string().regex(/^[\w.-]+$/, 'use letters, digits, dots and hyphens');
const announcementLink = z.strictObject({ label: text, to: z.union([sitePath, https]) });
const tabName = z
  .string('write a name such as npm')
  .regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens');
const externalLink = z.strictObject({ label: text, href: https });

/** Everything that a protocol changes to make the site its own: the shape of `content/settings.yml`. */
export const settingsSchema = z.strictObject({
  product: z.strictObject({
    name: text,
    slug: z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens'),
  }),
  site: z.strictObject({
    title: text,
    tagline: text,
    description: text,
    titleDelimiter: text,
    url: siteUrl,
    basePath,
    editUrl: https.optional(),
    sourceUrl: https.optional(),
  }),
  i18n: z
    .strictObject({
      defaultLocale: z.literal('en', 'the one locale is "en"'),
      locales: z.array(z.strictObject({ code: z.literal('en'), label: text })).length(1),
    })
    .prefault({ defaultLocale: 'en', locales: [{ code: 'en', label: 'English' }] }),
  blog: z.strictObject({ title: text, sidebarCount: z.number().int().min(0) }),
  navigation: z.strictObject({
    sections: z.array(z.strictObject({ section: text, label: text, to: sitePath })).min(1),
    links: z.array(externalLink),
  }),
  footer: z.array(z.strictObject({ title: text, links: z.array(externalLink).min(1) })),
  announcement: z
    .union([
      z.strictObject({ id: announcementId, text, link: announcementLink.optional() }),
      // The announcement that the releases hold under this id.
      z.strictObject({ release: announcementId }),
    ])
    .nullable(),
  analytics: z.strictObject({ address: https.nullable() }),
  search: z
    .strictObject({
      indexName: z
        .string()
        .regex(/^[\w.-]+$/, 'use letters, digits, dots, hyphens and underscores')
        .default('v3-docs'),
      appId: z
        .string()
        .regex(/^[A-Z0-9]{6,16}$/i, 'write the application id, such as ABCDEF1234')
        .nullable()
        .default(null),
      searchKey: z
        .string()
        .regex(/^[\w=+/-]{20,}$/, 'write the search-only key')
        .nullable()
        .default(null),
    })
    .prefault({})
    .refine(({ appId, searchKey }) => (appId === null) === (searchKey === null), {
      message: 'give both appId and searchKey, or neither',
    }),
  /** Groups of tabs that readers choose once for all pages: the values of each. */
  tabs: z
    .record(
      tabName,
      z.array(tabName, 'write a list such as [npm, yarn]').min(2, 'list two values or more'),
      'write groups, such as package-manager: [npm, yarn]',
    )
    .prefault({}),
  identifiers: z.strictObject({
    packageScopes: z.record(z.string().regex(/^@[\w-]+$/), z.string().regex(/^@[\w-]+$/)),
    contractPrefixes: z.record(z.string().regex(/^\w+$/), z.string().regex(/^\w+$/)),
  }),
});

/** The settings as they are written. */
export type WrittenSettings = z.output<typeof settingsSchema>;

/** What the bar above everything says; a reader who closed it is remembered by its id. */
export interface Announcement {
  id: string;
  text: string;
  link?: { label: string; to: string } | undefined;
}

/** The validated settings, with the announcement that they choose. */
export type Settings = Omit<WrittenSettings, 'announcement'> & {
  announcement: Announcement | null;
};

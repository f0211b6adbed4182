import { z } from 'zod';
import { coloursOf, darkColours, type Colour, type Mode } from '../design/colours';
import { contrastFaults } from '../design/contrast';
import { DEFAULT_LOCALE } from '../locales/locale';
import { localesSchema } from '../locales/locales-schema';
import { basePathFault } from '../navigation/address';
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
  .regex(basePathPattern, {
    error: 'leave it empty, or write a path such as "/docs" with no trailing slash',
    abort: true,
  })
  .superRefine((path, context) => {
    const fault = basePathFault(path);
    if (fault !== undefined)
      context.addIssue({
        code: 'custom',
        message: `${fault}: write another path, such as "/docs"`,
      });
  });
const siteUrl = z
  .url({
    protocol: /^https?$/,
    error: 'write the address that the site is served from, such as https://docs.example',
    abort: true,
  })
  .refine((address) => /^https?:\/\/[^/?#@]+\/?$/i.test(address), {
    error: ({ input }) => {
      const { protocol, host, pathname } = new URL(String(input));
      const path = pathname.replace(/\/+$/, '');
      const rest = path ? `, and ${path} as basePath (BASE_PATH in the environment)` : '';
      return `write only the host, ${protocol}//${host}${rest}`;
    },
  });
const packageScope = z
  .string('write the scope of packages, such as @uniswap')
  .regex(/^@[\w-]+$/, 'write the scope of packages, such as @uniswap');
const contractPrefix = z
  .string('write how names of contracts begin, such as Uniswap')
  .regex(/^\w+$/, 'write how names of contracts begin, such as Uniswap');
const announcementId = z
  .string()
  .regex(/^[\w.-]+$/, 'use only letters, digits, dots, hyphens and underscores');
const announcementLink = z.strictObject({ label: text, to: z.union([sitePath, https]) });
const tabName = z
  .string('write a name such as npm')
  .regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens');
const externalLink = z.strictObject({ label: text, href: https });

const securityContact = z
  .string()
  .regex(
    /^(?:https:\/\/\S+|mailto:[^\s@]+@[^\s@]+)$/,
    'write an address such as https://… or mailto:security@…',
  );

const host = https.refine((address) => /^https:\/\/[^/?#@]+$/.test(address), {
  error: 'write only the host, such as https://git.example',
});
const repository = {
  repo: z
    .string('write the repository, such as owner/name')
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'write the repository, such as owner/name')
    .describe('The repository, such as owner/name.'),
  branch: z
    .string('write the name of a branch')
    .regex(/^[\w./-]+$/, 'write the name of a branch')
    .default('main')
    .describe('The branch that the site is built from.'),
};
const signedIn = {
  ...repository,
  appId: text.describe("Id of the host's OAuth application, which uses PKCE and has no secret."),
};
const editor = z.discriminatedUnion(
  'backend',
  [
    z.strictObject({
      backend: z.literal('github'),
      ...repository,
      signIn: https.describe(
        "URL of the OAuth server that signs writers in. It's needed because GitHub requires a secret, which a page can't keep.",
      ),
    }),
    z.strictObject({
      backend: z.literal('gitlab'),
      ...signedIn,
      host: host.default('https://gitlab.com').describe('URL of the GitLab host.'),
    }),
    z.strictObject({
      backend: z.literal('gitea'),
      ...signedIn,
      host: host.describe('URL of the Gitea host.'),
    }),
    z.strictObject({
      backend: z.literal('forgejo'),
      ...signedIn,
      host: host.describe('URL of the Forgejo host.'),
    }),
  ],
  'write github, gitlab, gitea or forgejo',
);

const colour = z
  .string('write a colour such as #1d5fd0 or oklch(0.52 0.15 260)')
  .regex(
    /^(?:#[0-9a-f]{6}|oklch\([\d.]+ [\d.]+ [\d.]+\))$/i,
    'write a colour such as #1d5fd0 or oklch(0.52 0.15 260)',
  );
const modeColours = z
  .strictObject(
    Object.fromEntries(Object.keys(darkColours).map((role) => [role, colour.optional()])) as Record<
      Colour,
      z.ZodOptional<typeof colour>
    >,
  )
  .prefault({});
const colours = z
  .strictObject({
    dark: modeColours.describe('Colours of dark pages, icons and social cards.'),
    light: modeColours.describe('Colours of light pages and of printed pages.'),
  })
  .superRefine((given, context) => {
    for (const mode of ['dark', 'light'] satisfies Mode[]) {
      for (const { front, back, contrast, least } of contrastFaults(coloursOf(given, mode))) {
        // Report the foreground, or the background if the settings do not define the foreground.
        const [role, other] =
          given[mode][front] === undefined ? [back, front] : ([front, back] as const);
        const message = `its contrast with "${other}" is ${contrast.toFixed(2)}; choose a colour with a contrast of at least ${least}`;
        context.addIssue({ code: 'custom', path: [mode, role], message });
      }
    }
  });

/**
 * Schema of `content/settings.yml`: the site's names, addresses, colours and options, which another protocol changes to
 * use the site for its own docs.
 */
export const settingsSchema = z.strictObject({
  product: z.strictObject({
    name: text.describe('Replaces {product} in prose and titles.'),
    slug: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens')
      .describe('Replaces {product} in addresses.'),
  }),
  site: z.strictObject({
    title: text,
    tagline: text,
    description: text,
    titleDelimiter: text,
    url: siteUrl.describe(
      'The origin that the site is served from. The SITE_URL environment variable overrides it.',
    ),
    basePath: basePath.describe(
      'The path on the host that the site is served from, such as /docs, or empty. The BASE_PATH environment variable overrides it.',
    ),
    editUrl: https
      .optional()
      .describe('URL where the repository can be edited. Without it, pages have no edit links.'),
    sourceUrl: https.optional().describe('URL where readers can see the tests of the samples.'),
    mark: z
      .string()
      .regex(
        /^[\w./-]+\.svg$/,
        'write the path of an SVG from the project, such as static/favicon.svg',
      )
      .default('static/favicon.svg')
      .describe(
        'SVG from which icons and social cards are drawn, in its colours for a light background.',
      ),
    twins: z
      .boolean('write true or false')
      .default(false)
      .describe(
        'Whether to write each page as a.html as well, for hosts that redirect from /a to /a/. The TWINS environment variable overrides it.',
      ),
    sourceMaps: z
      .boolean('write true or false')
      .default(false)
      .describe(
        'Whether to publish source maps of the scripts, for debugging. The SOURCE_MAPS environment variable overrides it.',
      ),
  }),
  colours: colours
    .prefault({})
    .describe('Colours by role, which replace those in src/site/design/colours.ts.'),
  security: z
    .strictObject({
      contact: z
        .array(securityContact)
        .min(1, 'add at least one address')
        .describe(
          'Where to report a vulnerability: URLs of pages or email addresses, the preferred one first.',
        ),
      expires: z.iso
        .date('write a date such as 2027-06-30')
        .describe('The day on which security.txt expires, at most a year ahead.'),
      policy: https.optional().describe('How reports are handled.'),
    })
    .optional()
    .describe('Content of /.well-known/security.txt. Without it, the site has no such file.'),
  i18n: z
    .strictObject({
      defaultLocale: z
        .literal(DEFAULT_LOCALE, 'write "en", because the interface is written in English')
        .describe('The locale of content/docs.'),
      locales: localesSchema.describe(
        '"en", and the locales that have a folder in content/locales.',
      ),
    })
    .prefault({ defaultLocale: 'en', locales: [{ code: 'en', label: 'English' }] }),
  blog: z.strictObject({ title: text, sidebarCount: z.number().int().min(0) }),
  navigation: z.strictObject({
    sections: z
      .array(
        z.strictObject({
          section: text.describe("The section's folder in content/docs."),
          label: text.describe("The section's label in the navbar."),
          to: sitePath.describe("The section's first page."),
        }),
      )
      .min(1),
    links: z.array(externalLink).describe('Links to other sites, at the end of the navbar.'),
  }),
  footer: z.array(z.strictObject({ title: text, links: z.array(externalLink).min(1) })),
  announcement: z
    .union([
      z.strictObject({ id: announcementId, text, link: announcementLink.optional() }),
      // The announcement of the release with this id.
      z.strictObject({ release: announcementId }),
    ])
    .nullable()
    .describe(
      "The announcement bar of every page: { release } with a release's id, { id, text, link }, or null for no bar.",
    ),
  analytics: z.strictObject({
    address: https
      .nullable()
      .describe('URL to which page views are sent by beacon; null to send none.'),
  }),
  search: z
    .strictObject({
      indexName: z
        .string()
        .regex(/^[\w.-]+$/, 'use letters, digits, dots, hyphens and underscores')
        .default('v3-docs'),
      appId: z
        .string()
        .regex(/^[A-Za-z0-9]{6,16}$/, 'write the application id, such as ABCDEF1234')
        .nullable()
        .default(null),
      searchKey: z
        .string()
        .regex(/^[\w=+/-]{20,}$/, 'write the search-only key')
        .nullable()
        .default(null),
      unanswered: https
        .nullable()
        .default(null)
        .describe('URL to which queries without results are sent by beacon; null to send none.'),
    })
    .prefault({})
    .refine(({ appId, searchKey }) => (appId === null) === (searchKey === null), {
      message: 'write both "appId" and "searchKey", or neither',
    }),
  feedback: z
    .strictObject({
      helpful: https
        .nullable()
        .default(null)
        .describe(
          'URL to which answers to "Was this page helpful?" are sent by beacon; null to leave the question out.',
        ),
      issues: https
        .refine((address) => address.includes('{body}'), {
          error:
            'write an address with {title} and {body} in it, where the title and the text of the issue go',
        })
        .nullable()
        .default(null)
        .describe(
          'URL that opens a new issue, with the placeholders {title} and {body}; null for no link.',
        ),
    })
    .prefault({})
    .describe('How readers can give feedback on a page.'),
  facts: z
    .strictObject({
      recheckAfterDays: z
        .int('write a number of days')
        .min(1, 'write a number of days')
        .default(90)
        .describe(
          'Number of days after which the content check lists a fact in content/reference to check again.',
        ),
    })
    .prefault({})
    .describe('Facts about the outside world, each with the day on which its source was read.'),
  offline: z
    .boolean('write true or false')
    .default(false)
    .describe(
      "Whether visited pages work offline and readers can save the whole site. If it's false, pages that readers have saved are deleted.",
    ),
  editor: editor
    .optional()
    .describe(
      'The repository that the editor at /admin writes to. Without it, the published site has no editor.',
    ),
  /** Values of each tab group; a reader's choice in a group applies to all pages. */
  tabs: z
    .record(
      tabName,
      z.array(tabName, 'write a list such as [npm, yarn]').min(2, 'write at least two values'),
      'write groups, such as package-manager: [npm, yarn]',
    )
    .prefault({}),
  identifiers: z.strictObject({
    packageScopes: z.record(packageScope, packageScope),
    contractPrefixes: z.record(contractPrefix, contractPrefix),
  }),
});

/** The settings as written in the file. */
export type WrittenSettings = z.output<typeof settingsSchema>;

/** Text of the announcement bar, with an id under which a browser remembers that the reader has closed it. */
export interface Announcement {
  id: string;
  text: string;
  link?: { label: string; to: string } | undefined;
}

/** The validated settings, with the chosen announcement resolved. */
export type Settings = Omit<WrittenSettings, 'announcement'> & {
  announcement: Announcement | null;
};

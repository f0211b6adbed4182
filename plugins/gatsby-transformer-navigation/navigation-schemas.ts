import { z } from 'zod';
import { addressMistake } from '../../src/site/navigation/address';
import type { SidebarSource } from '../../src/site/navigation/sidebar';
import { SIDEBAR_KINDS } from '../../src/site/search/page-kind';

const text = z.string('write some text').trim().min(1, 'write some text');
const docId = z
  .string('write the id of a doc, such as concepts/overview')
  .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, 'write the id of a doc, such as concepts/overview');
const path = z
  .string('write an address such as /concepts/overview')
  .regex(
    /^\/(?:\S*[^\s/])?$/,
    "write an address that begins with a slash, doesn't end with one and has no spaces, such as /concepts/overview",
  );
const addressLike = (isPage: (written: string) => boolean) =>
  z.string('write an address such as /concepts/overview').refine(isPage, {
    error: ({ input }) => addressMistake(String(input)),
  });
/** An old address that redirects to another. */
const oldAddress = z
  .string('write an address such as /concepts/overview')
  .refine((written) => !/\*|\/:/.test(written), {
    error: "wildcards aren't supported; write an entry for each address, without * and :",
    abort: true,
  })
  .refine((written) => !addressMistake(written), {
    error: ({ input }) => addressMistake(String(input)),
  });
const newAddress = addressLike((written) => written === '/' || !addressMistake(written));
const section = z
  .string('write the name of a section, such as concepts')
  .regex(/^\w[\w-]*$/, 'write the name of a section, such as concepts');
const https = z.url({
  protocol: /^https$/,
  error: 'write a whole address that starts with https://',
});

type Source =
  | string
  | { doc: string; label?: string | undefined }
  | { category: string; doc?: string | undefined; items: Source[] }
  | { link: string; label: string };

const item: z.ZodType<Source> = z.lazy(() =>
  z.union(
    [
      docId,
      z.strictObject({
        category: text.describe("The category's label."),
        doc: docId.optional().describe('The page that the label links to.'),
        items: z.array(item).min(1, 'add at least one item').describe('Items of the category.'),
      }),
      z.strictObject({ link: https.describe('URL of a page on another site.'), label: text }),
      z.strictObject({
        doc: docId.describe("The doc's id: the path of its file from content/docs, without .mdx."),
        label: text
          .optional()
          .describe(
            "The doc's label in the sidebar, if it differs from the one in its front matter.",
          ),
      }),
    ],
    'write the id of a doc, { doc, label }, { category, doc, items } or { link, label }',
  ),
);

/** Schema of `content/navigation/sidebars/*.yml`. */
export const sidebarSchema = z.strictObject({
  section: section.describe('A section from the settings.'),
  kind: z
    .enum(SIDEBAR_KINDS)
    .optional()
    .describe(
      'The purpose of the pages, by which search ranks them, unless their addresses state one. The default is concept.',
    ),
  items: z
    .array(item)
    .min(1)
    .describe(
      'Ids of docs, { doc, label }, { category, doc, items } or { link, label }, in order.',
    ),
});

/** Schema of `content/navigation/versions.yml`. */
export const versionsSchema = z.array(
  z
    .strictObject({
      section: section.describe('The section that the version belongs to.'),
      name: text.describe('Name of the version in addresses and search, unique in its section.'),
      label: text.describe('Label that readers choose the version by.'),
      path: path.describe('Start of the addresses of its pages.'),
      isLast: z
        .boolean('write true or false')
        .describe("Whether it's the newest released version of its section."),
      isReleased: z
        .boolean('write true or false')
        .default(true)
        .describe('Whether the version is released. If not, its pages say so.'),
      mainDoc: docId.describe("Id of the version's first doc, relative to its path."),
      sidebars: z
        .array(text)
        .min(1)
        .describe('Names of files in content/navigation/sidebars, without .yml.'),
    })
    .refine(({ isLast, isReleased }) => isReleased || !isLast, {
      path: ['isReleased'],
      error:
        'the newest version must be released: write true, or make another version the newest with "isLast"',
    }),
);

/** Schema of `content/navigation/redirects.yml`. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: oldAddress.describe('The old address of a page.'),
      to: newAddress.describe('The address to redirect to.'),
    }),
  )
  .superRefine((redirects, context) => {
    const met = new Set<string>();
    redirects.forEach(({ from }, index) => {
      if (met.has(from)) {
        const message = 'this address is listed twice; remove one of the two';
        context.addIssue({ code: 'custom', path: [index, 'from'], message });
      }
      met.add(from);
    });
  });

/** Schema of `content/navigation/same-tasks.yml`. */
export const sameTasksSchema = z.array(
  z.strictObject({
    v1: docId.describe('Id of a page about v1.'),
    v3: docId.describe('Id of the page that explains the same task with v3.'),
  }),
);

/** Schema of `content/navigation/home.yml`. */
export const homeSchema = z.strictObject({
  headline: text
    .max(60, 'write at most 60 characters')
    .describe("The page's title: what the protocol does."),
  lead: text.describe('Text under the title: what the protocol is, and who the docs are for.'),
  example: z
    .strictObject({
      title: text
        .refine((title) => !title.includes('"'), 'write it without straight quotation marks')
        .describe('What the code does.'),
      file: text.describe('A sample, as a path from content/samples.'),
      region: text
        .optional()
        .describe('The region to show, of at most thirty lines. Omit it to show the whole file.'),
    })
    .optional()
    .describe('Code to show next to the title: a sample that a test runs.'),
  ways: z
    .array(z.strictObject({ title: text, text, to: path }))
    .length(3, 'write three items, each with the fields "title", "text" and "to"')
    .describe(
      'Three starting points, each with its purpose. The first is also a button at the top.',
    ),
  columns: z
    .array(
      z.strictObject({
        title: text,
        tasks: z
          .array(z.strictObject({ label: text, to: path }))
          .min(3, 'write at least three tasks'),
      }),
    )
    .length(2, 'write two columns, each with the fields "title" and "tasks"')
    .describe('Tasks, each with the page that explains how to do it.'),
});

/** Expands the short forms of sidebar items: `overview` becomes `{ type: 'doc', id: 'overview' }`. */
export function sidebarSources(items: readonly Source[]): SidebarSource[] {
  return items.map((source): SidebarSource => {
    if (typeof source === 'string') return { type: 'doc', id: source };
    if ('category' in source) {
      const { category: label, doc: id, items: inner } = source;
      return { type: 'category', label, id, items: sidebarSources(inner) };
    }
    if ('link' in source) return { type: 'link', label: source.label, href: source.link };
    return { type: 'doc', id: source.doc, label: source.label };
  });
}

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
        category: text.describe('Its label.'),
        doc: docId.optional().describe('The page that its label leads to.'),
        items: z.array(item).min(1, 'add at least one item').describe('What stands in it.'),
      }),
      z.strictObject({ link: https.describe('A page of another site.'), label: text }),
      z.strictObject({
        doc: docId.describe('Its id: the path of its file from content/docs, without .mdx.'),
        label: text.optional().describe('Where it is not what its front matter says.'),
      }),
    ],
    'write the id of a doc, { doc, label }, { category, doc, items } or { link, label }',
  ),
);

/** Schema of `content/navigation/sidebars/*.yml`. */
export const sidebarSchema = z.strictObject({
  section: section.describe('A section of the settings.'),
  kind: z
    .enum(SIDEBAR_KINDS)
    .optional()
    .describe(
      'What its pages are for, unless their addresses say so. Search ranks by it. The default is concept.',
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
      section: section.describe('The section that it is a version of.'),
      name: text.describe('What addresses and search call it; unique in its section.'),
      label: text.describe('What readers choose.'),
      path: path.describe('What its addresses start with.'),
      isLast: z
        .boolean('write true or false')
        .describe('Whether it is the newest of its section that is released.'),
      isReleased: z
        .boolean('write true or false')
        .default(true)
        .describe('Whether readers may use what it is about: where not, its pages say so.'),
      mainDoc: docId.describe('Where it starts: an id from its path on.'),
      sidebars: z
        .array(text)
        .min(1)
        .describe('Files of content/navigation/sidebars, without .yml.'),
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
      from: oldAddress.describe('An address that was a page.'),
      to: newAddress.describe('The address of the page that took its place.'),
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
    v1: docId.describe('A page about v1, by its id.'),
    v3: docId.describe('The page that does the same with v3, by its id.'),
  }),
);

/** Schema of `content/navigation/home.yml`. */
export const homeSchema = z.strictObject({
  headline: text
    .max(60, 'write at most 60 characters')
    .describe('What the protocol does: the title.'),
  lead: text.describe('What it is and for whom the docs are, under the title.'),
  example: z
    .strictObject({
      title: text
        .refine((title) => !title.includes('"'), 'write it without straight quotation marks')
        .describe('What the code does.'),
      file: text.describe('A sample, from content/samples.'),
      region: text
        .optional()
        .describe('The region to show, of about thirty lines; all without it.'),
    })
    .optional()
    .describe('Code to copy, beside the title: a whole sample that a test runs.'),
  ways: z
    .array(z.strictObject({ title: text, text, to: path }))
    .length(3, 'write three items, each with the fields "title", "text" and "to"')
    .describe(
      'Three ways to start, each with what it is for. The first is also a button at the top.',
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
    .describe('Tasks, and the pages that solve them.'),
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

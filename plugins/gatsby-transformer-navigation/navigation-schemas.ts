import { z } from 'zod';
import { addressMistake } from '../../src/site/navigation/address';
import type { SidebarSource } from '../../src/site/navigation/sidebar';

const text = z.string('write some text').trim().min(1, 'write some text');
const docId = z
  .string('write the id of a doc, such as concepts/overview')
  .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, 'write the id of a doc, such as concepts/overview');
const path = z
  .string('write an address such as /concepts/overview')
  .regex(
    /^\/(?:\S*[^\s/])?$/,
    'write an address such as /concepts/overview, with no trailing slash',
  );
const addressLike = (isPage: (written: string) => boolean) =>
  z.string('write an address such as /concepts/overview').refine(isPage, {
    error: ({ input }) => addressMistake(String(input)),
  });
/** An address that a redirect is written to. */
const oldAddress = z
  .string('write an address such as /concepts/overview')
  .refine((written) => !/\*|\/:/.test(written), {
    error: 'a row is about one address: write a row for each, without * and :',
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
        category: text,
        doc: docId.optional(),
        items: z.array(item).min(1, 'list at least one item'),
      }),
      z.strictObject({ link: https, label: text }),
      z.strictObject({ doc: docId, label: text.optional() }),
    ],
    'write the id of a doc, { doc, label }, { category, doc, items } or { link, label }',
  ),
);

/** `content/navigation/sidebars/*.yml` */
export const sidebarSchema = z.strictObject({ section, items: z.array(item).min(1) });

/** `content/navigation/versions.yml` */
export const versionsSchema = z.array(
  z.strictObject({
    section,
    name: text,
    label: text,
    path,
    isLast: z.boolean('write true or false'),
    mainDoc: docId,
    sidebars: z.array(text).min(1),
  }),
);

/** `content/navigation/redirects.yml` */
export const redirectsSchema = z
  .array(z.strictObject({ from: oldAddress, to: newAddress }))
  .superRefine((redirects, context) => {
    const met = new Set<string>();
    redirects.forEach(({ from }, index) => {
      if (met.has(from)) {
        const message = 'stands twice; remove one of them';
        context.addIssue({ code: 'custom', path: [index, 'from'], message });
      }
      met.add(from);
    });
  });

/** `content/navigation/same-tasks.yml` */
export const sameTasksSchema = z.array(z.strictObject({ v1: docId, v3: docId }));

/** `content/navigation/home.yml` */
export const homeSchema = z.strictObject({
  lead: text,
  ways: z.array(z.strictObject({ title: text, text, to: path })).length(3, 'list three ways in'),
  columns: z
    .array(
      z.strictObject({
        title: text,
        tasks: z
          .array(z.strictObject({ label: text, to: path }))
          .min(3, 'list at least three tasks'),
      }),
    )
    .length(2, 'list two columns'),
});

/** The writer's short forms spelled out. */
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

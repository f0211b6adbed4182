import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonSchema, shapeOf } from '../form/json-schema';
import type { Shape } from '../form/shape';

/**
 * The folder of the JSON Schemas, which `npm run schemas` generates from the schemas that the site validates its
 * content with.
 */
const SCHEMAS = 'schemas';

/** A kind of content file that the editor can edit. */
export interface ContentKind {
  /** The name of the kind's schema, such as `glossary` or `front-matter`. */
  name: string;
  /** Glob of the files, relative to the project root, such as `content/docs/**\/*.mdx`. */
  files: string;
  shape: Shape;
}

/**
 * Kinds that the editor cannot edit. A sample or its scenario changes together with code and tests, so it is edited
 * with git. The messages of a locale have whole sentences as keys, which do not fit a form.
 */
const NOT_EDITED = new Set(['messages', 'samples', 'scenario']);

/** The kind of the figures. It has no schema and no fields, because a drawing is edited as plain text. */
const FIGURES: ContentKind = {
  name: 'figures',
  files: 'content/figures/*.svg',
  shape: { kind: 'object', fields: [] },
};

/**
 * Returns the kinds of files that the editor edits: those with a file in `schemas`, sorted by name, and then figures.
 */
export const contentKinds = (root: string): ContentKind[] => [
  ...kindsOfSchemas(root),
  ...(existsSync(join(root, 'content/figures')) ? [FIGURES] : []),
];

const kindsOfSchemas = (root: string): ContentKind[] =>
  readdirSync(join(root, SCHEMAS))
    .map((file) => ({ file, name: file.replace(/\.schema\.json$/, '') }))
    .filter(({ file, name }) => file !== name && !NOT_EDITED.has(name))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ file, name }) => {
      const schema = JSON.parse(readFileSync(join(root, SCHEMAS, file), 'utf8')) as JsonSchema;
      return { name, files: schema.title ?? '', shape: shapeOf(schema) };
    })
    .filter(({ files }) => existsSync(join(root, files.split('*')[0] ?? '')));

/** Pattern for the name of a file or folder. It rejects hidden names and `..`. */
const NAME = '[\\w{}-][\\w.{}-]*';

/**
 * Returns whether a path, relative to the project root, matches the glob of a kind. In the glob, `**` matches any
 * number of folders and `*` matches a name.
 */
export const isOfKind = ({ files }: Pick<ContentKind, 'files'>, path: string): boolean =>
  new RegExp(
    `^${files
      .split('**/')
      .map((part) => part.replaceAll('.', '\\.').replaceAll('*', NAME))
      .join(`(?:${NAME}/)*`)}$`,
  ).test(path);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../form/json-schema';
import { shapeOf } from '../form/shape-of';
import type { Shape } from '../form/shape';

/** Where the JSON Schemas stand, which are made of what the site reads content with. */
const SCHEMAS = 'schemas';

/** A kind of file that the editor edits. */
export interface ContentKind {
  /** `glossary`, `front-matter`: that of its schema. */
  name: string;
  /** The files, from the project root: `content/docs/**\/*.mdx`. */
  files: string;
  shape: Shape;
}

/**
 * Samples are listed with the file and the test that whoever writes one adds by git. Messages of a locale are keyed by
 * whole sentences, which no form shows well.
 */
const NOT_EDITED = new Set(['messages', 'samples', 'scenario']);

/** Figures have no fields: a drawing is its text. */
const FIGURES: ContentKind = {
  name: 'figures',
  files: 'content/figures/*.svg',
  shape: { kind: 'object', fields: [] },
};

/** The kinds of files that the editor edits, in the order of their names, as `schemas` has them now; then figures. */
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

/** A file's or a folder's: none that is hidden, or leads upwards. */
const NAME = '[\\w{}-][\\w.{}-]*';

/** Whether a file, by its path from the project root, is of a kind: two stars stand for folders, one for a name. */
export const isOfKind = ({ files }: Pick<ContentKind, 'files'>, path: string): boolean =>
  new RegExp(
    `^${files
      .split('**/')
      .map((part) => part.replaceAll('.', '\\.').replaceAll('*', NAME))
      .join(`(?:${NAME}/)*`)}$`,
  ).test(path);

import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import {
  homeSchema,
  redirectsSchema,
  sameTasksSchema,
  sidebarSchema,
  versionsSchema,
} from '../../../../plugins/gatsby-transformer-navigation/navigation-schemas';
import { DATA_FILES } from '../../../site/checks/data-files';
import { frontMatterSchema } from '../../../site/content/front-matter';
import { messagesSchema } from '../../../site/locales/messages';
import { scenarioSchema } from '../../../site/runs/scenario';

/** A kind of file that writers edit, and the schema by which the site validates it. */
export interface ContentSchema {
  /** Base name of the JSON Schema file, `<name>.schema.json`. */
  name: string;
  /** Glob of the files, from the project root. The schema of an `.mdx` file is that of its front matter. */
  files: string;
  schema: z.ZodType;
}

/** Returns the entry of a kind of file. The name defaults to that of the file. */
const schemaOf = (files: string, schema: z.ZodType, name = parse(files).name): ContentSchema => ({
  name,
  files,
  schema,
});

/** Every kind of file in `content` that has a schema. */
export const contentSchemas: readonly ContentSchema[] = [
  schemaOf('content/docs/**/*.mdx', frontMatterSchema, 'front-matter'),
  schemaOf('content/navigation/sidebars/*.yml', sidebarSchema, 'sidebar'),
  schemaOf('content/samples/**/*.run.yml', scenarioSchema, 'scenario'),
  schemaOf('content/navigation/home.yml', homeSchema),
  schemaOf('content/navigation/redirects.yml', redirectsSchema),
  schemaOf('content/navigation/same-tasks.yml', sameTasksSchema),
  schemaOf('content/navigation/versions.yml', versionsSchema),
  schemaOf('content/locales/*/messages.yml', messagesSchema),
  ...DATA_FILES.map(({ file, schema, name }) => schemaOf(file, schema, name)),
];

/** Folder of the JSON Schemas, from the project root, for editors. */
export const SCHEMAS_FOLDER = 'schemas';

/** Settings of VS Code, from the project root. */
export const EDITOR_SETTINGS_FILE = '.vscode/settings.json';

/** Snippets that VS Code offers in front matter, from the project root. */
export const SNIPPETS_FILE = '.vscode/front-matter.code-snippets';

/** The draft of JSON Schema that YAML editors support fully. */
const DRAFT = 'draft-7';

/**
 * Returns the JSON Schema of every kind of file, as text, by its path from the project root. Rules that JSON Schema
 * cannot express (a checksum, an id that must be listed elsewhere) are only checked by the build.
 */
export async function jsonSchemas(): Promise<Map<string, string>> {
  const entries = contentSchemas.map(async ({ name, files, schema }) => {
    const written = z.toJSONSchema(schema, { target: DRAFT, io: 'input', unrepresentable: 'any' });
    const path = `${SCHEMAS_FOLDER}/${name}.schema.json`;
    return [path, await formatted(path, { title: files, ...written })] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * Returns VS Code snippets for the fields of front matter, with descriptions. They are used instead of a schema,
 * because we know of no extension that completes the YAML in MDX files from a schema.
 */
export function frontMatterSnippets(): Promise<string> {
  const snippets = Object.entries(frontMatterSchema.shape).map(([field, schema]) => [
    field,
    { scope: 'mdx', prefix: field, body: `${field}: $0`, description: schema.description },
  ]);
  return formatted(SNIPPETS_FILE, Object.fromEntries(snippets));
}

async function formatted(path: string, value: unknown): Promise<string> {
  const options = await resolveConfig(`${process.cwd()}/package.json`);
  return format(JSON.stringify(value), { ...options, filepath: path });
}

/** Returns the setting of VS Code's YAML extension that maps schemas to files. */
const yamlSchemaSetting = (): Record<string, string> =>
  Object.fromEntries(
    contentSchemas
      .filter(({ files }) => files.endsWith('.yml'))
      .map(({ name, files }) => [`./${SCHEMAS_FOLDER}/${name}.schema.json`, files]),
  );

/** Returns the settings of VS Code with the schema of every data file. Keeps all other settings. */
export function editorSettings(): string {
  const settings = JSON.parse(readFileSync(EDITOR_SETTINGS_FILE, 'utf8')) as object;
  return `${JSON.stringify({ ...settings, 'yaml.schemas': yamlSchemaSetting() }, null, 2)}\n`;
}

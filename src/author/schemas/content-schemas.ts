import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { packagesSchema } from '../../../plugins/gatsby-source-api-reference/packages';
import {
  homeSchema,
  redirectsSchema,
  sameTasksSchema,
  sidebarSchema,
  versionsSchema,
} from '../../../plugins/gatsby-transformer-navigation/navigation-schemas';
import { frontMatterSchema } from '../../site/content/front-matter';
import { routerCommandsSchema } from '../../site/data/command-rows';
import { deploymentsSchema } from '../../site/data/deployments';
import { dictionarySchema } from '../../site/data/dictionary';
import { errorsSchema } from '../../site/data/error-catalogue';
import { libraryErrorsSchema } from '../../site/data/library-errors';
import { packageVersionsSchema } from '../../site/data/package-versions';
import { glossarySchema } from '../../site/data/read-glossary';
import { releasesSchema } from '../../site/data/releases';
import { statusSchema } from '../../site/data/status';
import { messagesSchema } from '../../site/locales/messages';
import { scenarioSchema } from '../../site/runs/scenario';
import { samplesSchema } from '../../site/samples/sample-index';
import { SYNONYMS_FILE, synonymsSchema } from '../../site/search/synonyms';
import { settingsSchema } from '../../site/settings/schema';

/** A kind of file that writers edit, and the schema by which the site validates it. */
export interface ContentSchema {
  /** Base name of its JSON Schema, `<name>.schema.json`. */
  name: string;
  /** Glob of the files, from the project root. The schema of an `.mdx` file is that of its front matter. */
  files: string;
  schema: z.ZodType;
}

const file = (files: string, schema: z.ZodType): ContentSchema => ({
  name: /(?<name>[\w-]+)\.yml$/.exec(files)?.groups?.name ?? '',
  files,
  schema,
});

/** Every kind of file in `content` that has a schema. */
export const contentSchemas: readonly ContentSchema[] = [
  { name: 'front-matter', files: 'content/docs/**/*.mdx', schema: frontMatterSchema },
  { name: 'sidebar', files: 'content/navigation/sidebars/*.yml', schema: sidebarSchema },
  { name: 'scenario', files: 'content/samples/**/*.run.yml', schema: scenarioSchema },
  { name: 'samples', files: 'content/samples/index.yml', schema: samplesSchema },
  file('content/dictionary.yml', dictionarySchema),
  file('content/errors.yml', errorsSchema),
  file('content/glossary.yml', glossarySchema),
  file('content/library-errors.yml', libraryErrorsSchema),
  file('content/navigation/home.yml', homeSchema),
  file('content/navigation/redirects.yml', redirectsSchema),
  file('content/navigation/same-tasks.yml', sameTasksSchema),
  file('content/navigation/versions.yml', versionsSchema),
  file('content/reference/deployments.yml', deploymentsSchema),
  file('content/reference/package-versions.yml', packageVersionsSchema),
  file('content/reference/packages.yml', packagesSchema),
  file('content/reference/releases.yml', releasesSchema),
  file('content/reference/router-commands.yml', routerCommandsSchema),
  file('content/reference/status.yml', statusSchema),
  file('content/locales/*/messages.yml', messagesSchema),
  file('content/settings.yml', settingsSchema),
  file(SYNONYMS_FILE, synonymsSchema),
];

/** Folder of the JSON Schemas, from the project root, for editors. */
export const SCHEMAS_FOLDER = 'schemas';

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
 * Returns snippets for the fields of front matter, with descriptions, because no extension completes YAML in MDX by a
 * schema.
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

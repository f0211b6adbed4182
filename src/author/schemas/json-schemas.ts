import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { frontMatterSchema } from '../../site/content/front-matter';
import { contentSchemas } from './content-schemas';

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

/** Returns the setting of VS Code's YAML extension that maps schemas to files. */
export const yamlSchemaSetting = (): Record<string, string> =>
  Object.fromEntries(
    contentSchemas
      .filter(({ files }) => files.endsWith('.yml'))
      .map(({ name, files }) => [`./${SCHEMAS_FOLDER}/${name}.schema.json`, files]),
  );

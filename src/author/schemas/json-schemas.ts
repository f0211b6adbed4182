import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { frontMatterSchema } from '../../site/content/front-matter';
import { contentSchemas } from './content-schemas';

/** Where the JSON Schemas stand, from the project root: editors read them. */
export const SCHEMAS_FOLDER = 'schemas';

/** Where VS Code finds what to offer in front matter, from the project root. */
export const SNIPPETS_FILE = '.vscode/front-matter.code-snippets';

/** Of the drafts the one that editors for YAML know whole. */
const DRAFT = 'draft-7';

/**
 * The JSON Schema of every kind of file, as text, by its path from the project root. What a schema computes (a checksum,
 * an id that must be listed elsewhere) cannot be said in JSON: the build checks it all the same.
 */
export async function jsonSchemas(): Promise<Map<string, string>> {
  const entries = contentSchemas.map(async ({ name, files, schema }) => {
    const written = z.toJSONSchema(schema, { target: DRAFT, io: 'input', unrepresentable: 'any' });
    const path = `${SCHEMAS_FOLDER}/${name}.schema.json`;
    return [path, await formatted(path, { title: files, ...written })] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The fields of a front matter, each with what it is for: no extension completes YAML inside of MDX by a schema. */
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

/** The setting of VS Code's YAML extension that says which file has which schema. */
export const yamlSchemaSetting = (): Record<string, string> =>
  Object.fromEntries(
    contentSchemas
      .filter(({ files }) => files.endsWith('.yml'))
      .map(({ name, files }) => [`./${SCHEMAS_FOLDER}/${name}.schema.json`, files]),
  );

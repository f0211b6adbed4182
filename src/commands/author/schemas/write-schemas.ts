import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  EDITOR_SETTINGS_FILE,
  editorSettings,
  frontMatterSnippets,
  jsonSchemas,
  SCHEMAS_FOLDER,
  SNIPPETS_FILE,
} from './content-schemas';

/**
 * `npm run schemas`: writes the JSON Schemas, the snippets and the editor settings that name the schemas, and deletes
 * schemas that are no longer needed.
 */
async function main(): Promise<void> {
  const texts = await jsonSchemas();
  const names = new Set([...texts.keys()].map((path) => basename(path)));
  mkdirSync(SCHEMAS_FOLDER, { recursive: true });
  for (const name of readdirSync(SCHEMAS_FOLDER)) {
    if (!names.has(name)) rmSync(`${SCHEMAS_FOLDER}/${name}`);
  }
  for (const [path, text] of texts) writeFileSync(path, text);
  writeFileSync(SNIPPETS_FILE, await frontMatterSnippets());
  writeFileSync(EDITOR_SETTINGS_FILE, editorSettings());
  console.log(`wrote ${texts.size} schemas to ${SCHEMAS_FOLDER}, and snippets to ${SNIPPETS_FILE}`);
}

void main();

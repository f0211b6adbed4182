import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { docFields, type DocFields } from '../../src/site/content/doc-fields';
import { readDocSource } from '../../src/site/content/front-matter';
import { withProductSlug } from '../../src/site/settings/product-text';
import { readSettings } from '../../src/site/settings/read-settings';

const root = 'content/docs';

const { product } = readSettings();

/** Redirects from old to new addresses, from the writers' file. */
export const redirects = (
  parse(readFileSync('content/navigation/redirects.yml', 'utf8')) as { from: string; to: string }[]
).map(({ from, to }) => ({
  fromPath: withProductSlug(from, product),
  toPath: withProductSlug(to, product),
}));

/** Reads the docs from the writers' files. */
export function readDocs(): DocFields[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const name = relative(root, file).split(sep).join('/');
      const doc = docFields(name, readDocSource(file, readFileSync(file, 'utf8')));
      return { ...doc, path: withProductSlug(doc.path, product) };
    });
}

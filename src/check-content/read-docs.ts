import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docFields, type DocFields } from '../site/content/doc-fields';
import { readDocSource } from '../site/content/front-matter';
import { translatedFile } from '../site/locales/locale';
import { ContentError } from '../site/sources/content-problem';

/** A doc's file, and what its front matter says where it can be read. */
export interface DocFile {
  /** From the project root. */
  file: string;
  id: string;
  text: string;
  fields: (DocFields & { id: string }) | undefined;
}

const DOCS = 'docs/';

/** The docs among the files of the content, in the order of their ids, as pages are made of them. */
export function readDocs(root: string, files: readonly string[]): DocFile[] {
  return files
    .filter((path) => path.startsWith(DOCS) && path.endsWith('.mdx'))
    .map((path): DocFile => {
      const file = `content/${path}`;
      const relativePath = path.slice(DOCS.length);
      const text = readFileSync(join(root, file), 'utf8');
      const fields = fieldsIfRight(file, relativePath, text);
      return { file, id: relativePath.replace(/\.mdx$/, ''), text, fields };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The docs in other locales, likewise; the id of each is that of the doc it translates, behind its locale. */
export const readTranslations = (root: string, files: readonly string[]): DocFile[] =>
  files.flatMap((path): DocFile[] => {
    const file = `content/${path}`;
    const { locale, relativePath } = translatedFile(file) ?? {};
    if (locale === undefined || relativePath === undefined) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const fields = fieldsIfRight(file, relativePath, text);
    return [{ file, id: `${locale}/${relativePath.replace(/\.mdx$/, '')}`, text, fields }];
  });

/** Undefined where the front matter has mistakes: whoever compiles the doc names them. */
function fieldsIfRight(file: string, relativePath: string, text: string): DocFile['fields'] {
  try {
    return docFields(relativePath, readDocSource(file, text));
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

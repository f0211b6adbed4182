import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  DocsVersionNode,
  SameTaskNode,
  SidebarNode,
} from '../../../plugins/gatsby-transformer-navigation/check-navigation';
import { readNavigation } from '../../../plugins/gatsby-transformer-navigation/read-navigation';
import { docFields, type DocFields } from '../../site/content/doc-fields';
import { readDocSource } from '../../site/content/front-matter';
import { translatedFile } from '../../site/locales/locale';
import type { WrittenRedirect } from '../../site/pages/site-addresses';
import { ContentError } from '../../site/sources/content-problem';

/** The file of a doc, with its front matter if that can be read. */
export interface DocFile {
  /** Path from the project root. */
  file: string;
  id: string;
  text: string;
  fields: (DocFields & { id: string }) | undefined;
}

const DOCS = 'docs/';

/**
 * Reads the docs among the files of the content, sorted by id, which is the order in which a build creates their pages.
 */
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

/**
 * Reads the docs of other locales. The id of a translation is its locale followed by the id of the original:
 * `de/concepts/overview`.
 */
export const readTranslations = (root: string, files: readonly string[]): DocFile[] =>
  files.flatMap((path): DocFile[] => {
    const file = `content/${path}`;
    const { locale, relativePath } = translatedFile(file) ?? {};
    if (locale === undefined || relativePath === undefined) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const fields = fieldsIfRight(file, relativePath, text);
    return [{ file, id: `${locale}/${relativePath.replace(/\.mdx$/, '')}`, text, fields }];
  });

/**
 * Returns a doc's fields, or undefined if its front matter has mistakes, which are reported when the doc is compiled.
 */
function fieldsIfRight(file: string, relativePath: string, text: string): DocFile['fields'] {
  try {
    return docFields(relativePath, readDocSource(file, text));
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

const NAVIGATION = 'navigation/';

/** The data in the files of content/navigation. Their mistakes are reported by the navigation check. */
export interface NavigationFiles {
  /** Paths relative to content/navigation. */
  files: string[];
  sidebars: SidebarNode[];
  versions: DocsVersionNode[];
  sameTasks: SameTaskNode[];
  redirects: (WrittenRedirect & { line: number })[];
  /** Whether the redirects could be read. If not, links to old addresses cannot be checked. */
  areRedirectsRead: boolean;
}

/**
 * Reads the files of content/navigation.
 *
 * @param files relative to the content folder
 */
export function readNavigationFiles(root: string, files: readonly string[]): NavigationFiles {
  const own = files
    .filter((path) => path.startsWith(NAVIGATION))
    .map((path) => path.slice(NAVIGATION.length));
  const read = own.map((file) => ({ file, ...readNavigation(root, file) }));
  const nodes = read.flatMap((one) => one.nodes);
  const fieldsOf = <T>(type: (typeof nodes)[number]['type']): T[] =>
    nodes.filter((node) => node.type === type).map(({ fields }) => fields as T);
  return {
    files: own,
    sidebars: fieldsOf('Sidebar'),
    versions: fieldsOf('DocsVersion'),
    sameTasks: fieldsOf('SameTask'),
    redirects: fieldsOf('Redirect'),
    areRedirectsRead: read.every(
      ({ file, problems }) => file !== 'redirects.yml' || problems.length === 0,
    ),
  };
}

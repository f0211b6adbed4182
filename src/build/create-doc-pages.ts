import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { ContentProblem } from '../lib/content-problem';
import { brokenLinks } from '../lib/navigation/check-links';
import { navigationByPath, type PageNavigation } from '../lib/navigation/page-navigation';
import type { SidebarTree } from '../lib/navigation/sidebar-tree';
import { versionOfPath } from '../lib/navigation/docs-version';
import { warnProblems } from '../lib/report-problems';

/** What a doc's page gets besides its own query. */
export interface DocPageContext {
  id: string;
  section: string;
  navigation: PageNavigation;
  /** Key of the docs version, `section/name`, or null for pages of no version. */
  version: string | null;
  /** Links of the doc that lead to no page. */
  deadLinks: string[];
  /** Of a page that draws symbols: digest of which page draws which, since it links to others. Else null. */
  symbolPages: string | null;
}

const alone = (label: string, path: string): PageNavigation => ({
  breadcrumbs: [{ label, path }],
  previous: null,
  next: null,
});

/** Pages for all docs but the drafts of a production build; warns of duplicate routes and broken links. */
export async function createDocPages({
  graphql,
  actions,
  reporter,
}: CreatePagesArgs): Promise<void> {
  const result = await graphql<Queries.DocPagesQuery>(`
    #graphql
    query DocPages {
      allDoc(sort: { id: ASC }) {
        nodes {
          id
          path
          section
          sidebarLabel
          draft
          file
          symbols
          headings {
            id
          }
          links {
            href
            line
            column
          }
        }
      }
      allSidebar {
        nodes {
          tree
        }
      }
      allDocsVersion {
        nodes {
          section
          name
          path
        }
      }
      allRedirect {
        nodes {
          fromPath
        }
      }
    }
  `);
  const { data } = result;
  if (!data) throw new Error('The query DocPages failed', { cause: result.errors });
  const docs = data.allDoc.nodes.filter(
    ({ draft }) => !draft || process.env.NODE_ENV !== 'production',
  );
  const navigation = new Map(
    data.allSidebar.nodes.flatMap(({ tree }) => [
      ...navigationByPath(tree as unknown as SidebarTree),
    ]),
  );
  const otherPaths = new Set(['/', ...data.allRedirect.nodes.map(({ fromPath }) => fromPath)]);
  const broken = brokenLinks(docs, otherPaths);
  const component = resolve('src/templates/doc.tsx');
  const owners = new Map<string, string>();
  const problems: ContentProblem[] = [];
  const symbolPages = digestOfSymbolPages(docs);
  for (const { id, path, section, sidebarLabel, file, symbols } of docs) {
    const owner = owners.get(path);
    if (owner) {
      problems.push({
        file,
        line: 1,
        column: 1,
        message: `${path} is already the address of ${owner}; give one of them another slug`,
      });
      continue;
    }
    owners.set(path, file);
    const version = versionOfPath(data.allDocsVersion.nodes, path);
    const context: DocPageContext = {
      id,
      section,
      navigation: navigation.get(path) ?? alone(sidebarLabel, path),
      version: version ? `${version.section}/${version.name}` : null,
      deadLinks: broken.filter((link) => link.dead && link.file === file).map(({ href }) => href),
      symbolPages: symbols.length > 0 ? symbolPages : null,
    };
    actions.createPage({ path, component, context });
  }
  warnProblems(reporter, [...problems, ...broken]);
}

/** Changes when a symbol gets a page, loses it, or its page moves. */
function digestOfSymbolPages(
  docs: readonly { path: string; symbols: readonly string[] }[],
): string {
  const drawn = docs.flatMap(({ path, symbols }) => (symbols.length > 0 ? [[path, symbols]] : []));
  return createHash('sha1').update(JSON.stringify(drawn)).digest('base64url').slice(0, 8);
}

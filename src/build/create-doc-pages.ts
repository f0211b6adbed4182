import { type DocPageContext } from '../site/navigation/page-context';
import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { ContentProblem } from '../site/sources/content-problem';
import { digestOf } from '../site/sources/digest';
import { groupBy } from '../site/sources/group-by';
import { OTHER_PAGES } from '../site/navigation/check-addresses';
import { brokenLinks } from '../site/content/check-links';
import { navigationByPath, type PageNavigation } from '../site/navigation/page-navigation';
import type { SidebarTree } from '../site/navigation/sidebar-tree';
import { uniqueTitles } from '../site/navigation/unique-titles';
import { counterparts, versionOfPath } from '../site/navigation/docs-version';
import { warnProblems } from '../site/sources/report-problems';
import { writeSidebar } from './write-sidebar';

const alone = (label: string, path: string): PageNavigation => ({
  breadcrumbs: [{ label, path }],
  previous: null,
  next: null,
  sidebar: undefined,
  under: [],
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
          title
          description
          sidebarLabel
          draft
          file
          symbols
          stylesheets
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
          section
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
      allSameTask {
        nodes {
          v1 {
            id
            path
            title
          }
          v3 {
            id
            path
            title
          }
        }
      }
    }
  `);
  const { data } = result;
  if (!data) throw new Error('The query DocPages failed', { cause: result.errors });
  const docs = data.allDoc.nodes.filter(
    ({ draft }) => !draft || process.env.NODE_ENV !== 'production',
  );
  // Of two docs with one address the first has the page.
  const served = [
    ...new Map(docs.toReversed().map((doc) => [doc.path, doc])).values(),
  ].toReversed();
  const descriptions = new Map(served.map(({ path, description }) => [path, description]));
  const navigation = new Map(
    data.allSidebar.nodes.flatMap(({ section, tree }) => {
      const items = tree as unknown as SidebarTree;
      return [...navigationByPath(items, writeSidebar(section, items), descriptions)];
    }),
  );
  const place = (doc: { path: string; sidebarLabel: string }) =>
    navigation.get(doc.path) ?? alone(doc.sidebarLabel, doc.path);
  const servedPaths = new Set(served.map(({ path }) => path));
  const titles = uniqueTitles(
    served.map((doc) => ({ ...doc, breadcrumbs: place(doc).breadcrumbs })),
  );
  const sameTasks = groupBy(
    data.allSameTask.nodes.flatMap(({ v1, v3 }) => {
      if (!v1 || !v3) return [];
      return [
        { from: v1.id, link: { version: 'v3', label: v3.title, path: v3.path } },
        { from: v3.id, link: { version: 'v1', label: v1.title, path: v1.path } },
      ];
    }),
    ({ from }) => from,
  );
  const otherPaths = new Set([
    ...OTHER_PAGES,
    ...data.allRedirect.nodes.map(({ fromPath }) => fromPath),
  ]);
  const broken = brokenLinks(docs, otherPaths);
  const dead = groupBy(
    broken.filter((link) => link.dead),
    ({ file }) => file,
  );
  const component = resolve('src/templates/doc.tsx');
  const owners = new Map<string, string>();
  const problems: ContentProblem[] = [];
  const drawn = docs.flatMap(({ path, symbols }) => (symbols.length > 0 ? [[path, symbols]] : []));
  for (const doc of docs) {
    const { id, path, section, file, symbols, stylesheets } = doc;
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
    const versions = data.allDocsVersion.nodes;
    const version = versionOfPath(versions, path);
    const context: DocPageContext = {
      id,
      section,
      headTitle: titles.get(path) ?? doc.title,
      navigation: place(doc),
      sameTask: (sameTasks.get(id) ?? []).map(({ link }) => link),
      version: version ? `${version.section}/${version.name}` : null,
      counterparts: version
        ? counterparts(versions, version, path, (other) => servedPaths.has(other))
        : {},
      deadLinks: (dead.get(file) ?? []).map(({ href }) => href),
      drawnFrom:
        stylesheets.length > 0 ? shortDigest([symbols.length > 0 && drawn, stylesheets]) : null,
    };
    actions.createPage({ path, component, context });
  }
  warnProblems(reporter, [...problems, ...broken]);
}

const shortDigest = (value: unknown): string => digestOf(JSON.stringify(value)).slice(0, 8);

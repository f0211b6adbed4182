import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { SidebarTree } from '../site/navigation/sidebar-tree';
import { linkedFiles } from '../site/content/linked-files';
import { planPages } from '../site/pages/plan-pages';
import { settingsOfRun } from './settings-of-run';
import { warnProblems } from '../site/sources/report-problems';
import { writeSidebars } from './write-sidebars';

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
          name
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
          toPath
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
  const sidebars = data.allSidebar.nodes.map(({ name, tree }) => ({
    name,
    tree: tree as unknown as SidebarTree,
  }));
  const root = process.cwd();
  const { product, site } = settingsOfRun();
  const { pages, problems } = planPages({
    docs: data.allDoc.nodes.filter(({ draft }) => !draft || process.env.NODE_ENV !== 'production'),
    sidebars: writeSidebars(sidebars),
    versions: data.allDocsVersion.nodes,
    linkedFiles: linkedFiles(root, product),
    siteUrl: site.url + site.basePath,
    redirects: data.allRedirect.nodes,
    sameTasks: data.allSameTask.nodes,
  });
  const component = resolve('src/templates/doc.tsx');
  for (const page of pages) actions.createPage({ ...page, component });
  warnProblems(reporter, problems);
}

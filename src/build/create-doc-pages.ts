import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { DocFields } from '../site/content/doc-fields';
import { localPath } from '../site/locales/locale';
import { markDrafts, type SidebarTree } from '../site/navigation/sidebar-tree';
import { linkedFiles } from '../site/content/linked-files';
import { withSlugPlaces } from '../site/pages/check-site-links';
import { pageLocales } from '../site/pages/page-context';
import { localTree, planLocalPages, writtenIn } from '../site/pages/plan-local-pages';
import { planPages } from '../site/pages/plan-pages';
import { getSettings } from './settings';
import { warnProblems } from '../site/sources/report-problems';
import { writeSidebars } from './write-sidebars';

/**
 * Creates pages for all docs in every locale, except drafts in a production build. Warns about duplicate routes and
 * broken links.
 */
export async function createDocPages({
  graphql,
  actions,
  getNodesByType,
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
          components
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
      allDocTranslation(sort: { id: ASC }) {
        nodes {
          locale
          docId
          title
          description
          sidebarLabel
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
          label
          path
          isLast
          isReleased
          mainDoc {
            path
          }
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
  if (!data)
    throw new Error('The query DocPages failed: correct the errors that the cause lists', {
      cause: result.errors,
    });
  const sidebars = data.allSidebar.nodes.map(({ name, tree }) => ({
    name,
    tree: tree as unknown as SidebarTree,
  }));
  const root = process.cwd();
  const settings = getSettings();
  const { product, site } = settings;
  const stored = getNodesByType('Doc') as unknown as Pick<DocFields, 'file' | 'slugPlace'>[];
  const served = data.allDoc.nodes.filter(
    ({ draft }) => !draft || process.env.NODE_ENV !== 'production',
  );
  const docs = withSlugPlaces(served, stored);
  const translations = data.allDocTranslation.nodes;
  const locales = pageLocales(root, settings);
  const inLocales = locales.flatMap((locale) =>
    sidebars.map(({ name, tree }) => ({
      name: `${name}.${locale.code}`,
      tree: localTree(tree, docs, translations, locale),
    })),
  );
  const drafts = docs.flatMap(({ draft, path }) =>
    draft ? [path, ...locales.map(({ code }) => localPath(code, path))] : [],
  );
  const written = writeSidebars(
    [...sidebars, ...inLocales].map(({ name, tree }) => ({ name, tree: markDrafts(tree, drafts) })),
  );
  const planned = {
    docs,
    sidebars: written.slice(0, sidebars.length),
    versions: data.allDocsVersion.nodes,
    linkedFiles: linkedFiles(root, product),
    siteUrl: site.url + site.basePath,
    redirects: data.allRedirect.nodes,
    sameTasks: data.allSameTask.nodes,
  };
  const { pages, problems } = planPages(planned);
  const component = resolve('src/templates/doc.tsx');
  for (const page of pages) {
    const { context } = page;
    // With a single locale, pages have no language list.
    const languages = locales.length > 0 && { writtenIn: writtenIn(translations, context.id) };
    actions.createPage({ ...page, context: { ...context, ...languages }, component });
  }
  locales.forEach((locale, index) => {
    const first = (index + 1) * sidebars.length;
    const own = written.slice(first, first + sidebars.length);
    const local = planLocalPages(planned, own, translations, locale);
    for (const page of local.pages) actions.createPage({ ...page, component });
    problems.push(...local.problems);
  });
  warnProblems(reporter, problems);
}

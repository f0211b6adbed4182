import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { gatsbyState, requireData } from '../gatsby/plugin-api';
import type { DocFields } from '../site/content/doc-fields';
import { localPath } from '../site/locales/locale';
import { markDrafts, type SidebarTree } from '../site/navigation/sidebar-tree';
import { linkedFiles } from '../site/content/linked-files';
import { withSlugPlaces } from '../site/pages/check-site-links';
import { type DocPageContext, pageLocales } from '../site/pages/page-context';
import { localTree, planLocalPages, writtenIn } from '../site/pages/plan-local-pages';
import { type PlannedPage, planPages } from '../site/pages/plan-pages';
import { getSettings } from './settings';
import type { ContentProblem } from '../site/sources/content-problem';
import { warnProblems } from '../site/sources/report-problems';
import { writeSidebars } from './write-sidebars';

/**
 * Updates pages with the data of compiled docs. Set only in a production build, which creates pages before docs are
 * compiled.
 */
let updateDocPages: ((args: Pick<CreatePagesArgs, 'actions'>) => Promise<void>) | undefined;

/**
 * Creates pages for all docs in every locale, except drafts in a production build. Warns about duplicate routes and
 * broken links. A production build doesn't wait until docs are compiled. Until {@link finishDocPages} runs, the parts
 * of a page's context that depend on compiled docs are those of the previous build.
 */
export async function createDocPages(args: CreatePagesArgs): Promise<void> {
  const written = await queryDocs(args);
  const create = async ({ actions }: Pick<CreatePagesArgs, 'actions'>) => {
    const { pages, problems } = planSite(written, await queryCompiledDocs(args), args);
    for (const page of pages) actions.createPage(page);
    warnProblems(args.reporter, problems);
  };
  if (process.env.NODE_ENV !== 'production') return create(args);
  const earlier = gatsbyState(args.store).pages;
  for (const page of planSite(written, undefined, args).pages) {
    const context = { ...page.context, ...compiledContext(earlier.get(page.path)) };
    args.actions.createPage({ ...page, context });
  }
  updateDocPages = create;
}

/**
 * Updates the context of a production build's pages once docs are compiled. Gatsby runs a page's query again if its
 * context has changed.
 */
export const finishDocPages = async (args: Pick<CreatePagesArgs, 'actions'>): Promise<void> =>
  updateDocPages?.(args);

type CompiledContext = Pick<DocPageContext, 'deadLinks' | 'drawnFrom'>;

/** Returns the parts of a page's context that come from compiled docs, as they were when the page was last created. */
function compiledContext(page: unknown): CompiledContext {
  const { deadLinks = [], drawnFrom = null } =
    (page as { context: Partial<CompiledContext> } | undefined)?.context ?? {};
  return { deadLinks, drawnFrom };
}

type QueryArgs = Pick<CreatePagesArgs, 'graphql'>;

/** Returns everything that pages are created from and that is known without compiling docs. */
async function queryDocs({ graphql }: QueryArgs): Promise<Queries.DocPagesQuery> {
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
  return requireData('DocPages', result);
}

/** Returns the data that pages need from the compiled docs. Waits until all docs are compiled. */
async function queryCompiledDocs({ graphql }: QueryArgs): Promise<Queries.CompiledDocsQuery> {
  const result = await graphql<Queries.CompiledDocsQuery>(`
    #graphql
    query CompiledDocs {
      allDoc {
        nodes {
          file
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
      allDocTranslation {
        nodes {
          file
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
    }
  `);
  return requireData('CompiledDocs', result);
}

/**
 * Placeholders for the compiled properties of a doc. Its list of links is empty, so that no link is reported as broken
 * before the doc's headings are known.
 */
const NOT_COMPILED = { stylesheets: [], headings: [], links: [] };

/**
 * Plans the pages of all docs, and writes their sidebars.
 *
 * @param compiled undefined if the docs are not compiled yet; problems are then incomplete
 */
function planSite(
  data: Queries.DocPagesQuery,
  compiled: Queries.CompiledDocsQuery | undefined,
  { getNodesByType }: Pick<CreatePagesArgs, 'getNodesByType'>,
): { pages: (PlannedPage & { component: string })[]; problems: ContentProblem[] } {
  const compiledDocs = new Map(compiled?.allDoc.nodes.map((doc) => [doc.file, doc]));
  const compiledTranslations = new Map(
    compiled?.allDocTranslation.nodes.map((doc) => [doc.file, doc]),
  );
  const sidebars = data.allSidebar.nodes.map(({ name, tree }) => ({
    name,
    tree: tree as unknown as SidebarTree,
  }));
  const root = process.cwd();
  const settings = getSettings();
  const { product, site } = settings;
  const stored = getNodesByType('Doc') as unknown as Pick<DocFields, 'file' | 'slugPlace'>[];
  const served = data.allDoc.nodes
    .filter(({ draft }) => !draft || process.env.NODE_ENV !== 'production')
    .map((doc) => ({ ...doc, ...(compiledDocs.get(doc.file) ?? NOT_COMPILED) }));
  const docs = withSlugPlaces(served, stored);
  const translations = data.allDocTranslation.nodes.map((doc) => ({
    ...doc,
    ...(compiledTranslations.get(doc.file) ?? NOT_COMPILED),
  }));
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
  const local = locales.map((locale, index) => {
    const first = (index + 1) * sidebars.length;
    const own = written.slice(first, first + sidebars.length);
    return planLocalPages(planned, own, translations, locale);
  });
  // With a single locale, pages have no language list.
  const withLanguages = ({ path, context }: PlannedPage): PlannedPage => ({
    path,
    context: { ...context, writtenIn: writtenIn(translations, context.id) },
  });
  const component = resolve('src/templates/doc.tsx');
  return {
    pages: [
      ...(locales.length > 0 ? pages.map(withLanguages) : pages),
      ...local.flatMap((planned) => planned.pages),
    ].map((page) => ({ ...page, component })),
    problems: [...problems, ...local.flatMap((planned) => planned.problems)],
  };
}

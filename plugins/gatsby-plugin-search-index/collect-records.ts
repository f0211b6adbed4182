import type { CreatePagesArgs } from 'gatsby';
import { navigationByPath, qualifiedTitle } from '../../src/site/navigation/page-navigation';
import type { SidebarTree } from '../../src/site/navigation/sidebar-tree';
import type { SearchRecord } from '../../src/site/search/record';
import { recordsOfDoc } from '../../src/site/search/records-of-doc';
import { tagOfPath } from '../../src/site/search/search-tags';
import type { SearchOptions } from './options';

interface Answer {
  allDoc: {
    nodes: {
      path: string;
      title: string;
      description: string;
      section: string;
      draft: boolean;
      search: boolean;
      asks: string[] | null;
      sections: Parameters<typeof recordsOfDoc>[0]['sections'];
    }[];
  };
  allSidebar: { nodes: { tree: SidebarTree }[] };
  allDocsVersion: { nodes: { section: string; name: string; path: string }[] };
}

/** The records of all pages but drafts and those whose front matter says `search: false`. */
export async function collectRecords(
  graphql: CreatePagesArgs['graphql'],
  { siteUrl, sections }: Pick<SearchOptions, 'siteUrl' | 'sections'>,
): Promise<SearchRecord[]> {
  const result = await graphql<Answer>(`
    #graphql
    query SearchableDocs {
      allDoc(sort: { id: ASC }) {
        nodes {
          path
          title
          description
          section
          draft
          search
          asks
          sections {
            id
            depth
            heading
            text
            terms
            code
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
    }
  `);
  const { data } = result;
  if (!data) throw new Error('The query SearchableDocs failed', { cause: result.errors });
  const places = new Map(
    data.allSidebar.nodes.flatMap(({ tree }) => [...navigationByPath(tree, '', new Map())]),
  );
  const labels = new Map(sections.map(({ section, label }) => [section, label]));
  const taken = new Set<string>();
  const served = data.allDoc.nodes
    .filter(({ draft }) => !draft)
    // Of two docs with one address the first has the page.
    .filter(({ path }) => !taken.has(path) && taken.add(path));
  return served
    .filter(({ search }) => search)
    .flatMap(({ path, title, description, section, asks, sections: parts }) => {
      const { breadcrumbs = [], under = [] } = places.get(path) ?? {};
      // The sidebar lists the page of a category under it, as its overview: readers ask for it by that name too.
      const trail =
        under.length > 0 ? [...breadcrumbs, { label: 'Overview', path }] : breadcrumbs.slice(0, -1);
      const doc = {
        path,
        title: qualifiedTitle(title, breadcrumbs),
        description,
        section,
        asks: asks ?? [],
        sections: parts,
        trail: [labels.get(section) ?? section, ...trail.map(({ label }) => label)],
        tag: tagOfPath(data.allDocsVersion.nodes, path),
      };
      return recordsOfDoc(doc, siteUrl);
    });
}

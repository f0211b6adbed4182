import type { CreatePagesArgs } from 'gatsby';
import type { DocFields } from '../../src/site/content/doc-fields';
import { requireData } from '../../src/gatsby/plugin-api';
import { localPath } from '../../src/site/locales/locale';
import { navigationByPath, qualifiedTitle } from '../../src/site/navigation/page-navigation';
import type { SidebarTree } from '../../src/site/navigation/sidebar-tree';
import type { GlossaryTerm } from '../../src/site/data/glossary';
import { ownersOf, withSlugPlaces } from '../../src/site/pages/check-site-links';
import type { PageLocale } from '../../src/site/pages/page-context';
import { localTree, translationsIn } from '../../src/site/pages/plan-local-pages';
import { otherNames } from '../../src/site/search/other-names';
import type { SidebarKind } from '../../src/site/search/page-kind';
import type { SearchRecord } from '../../src/site/search/record';
import { recordsOfDoc, type SearchableDoc } from '../../src/site/search/records-of-doc';
import { tagOfPath } from '../../src/site/search/search-tags';
import type { SearchOptions } from './options';

/** The fields that differ by locale. */
interface Written extends Pick<SearchableDoc, 'title' | 'description' | 'sections'> {
  file: string;
  digest: string;
  sidebarLabel: string;
  asks: string[] | null;
}

interface WrittenDoc extends Written {
  id: string;
  path: string;
  section: string;
  draft: boolean;
  search: boolean;
}

interface WrittenTranslation extends Written {
  locale: string;
  docId: string;
}

interface Answer {
  allDoc: { nodes: WrittenDoc[] };
  allDocTranslation: { nodes: WrittenTranslation[] };
  allSidebar: { nodes: { tree: SidebarTree; kind: SidebarKind | null }[] };
  allDocsVersion: { nodes: { section: string; name: string; path: string }[] };
}

interface WithoutSections<Node> {
  nodes: Omit<Node, 'sections'>[];
}

type Sections = Pick<Written, 'file' | 'sections'>;

/** What is kept of the last records, so that after an edit only those of changed docs are made again. */
export interface RecordMemory {
  /** Sections by file, with the digest of the doc that they belong to. */
  sections: Map<string, Pick<Written, 'digest' | 'sections'>>;
  /** Records by path, with everything that they were made from. */
  records: Map<string, { source: string; records: SearchRecord[] }>;
}

export const emptyMemory = (): RecordMemory => ({ sections: new Map(), records: new Map() });

type QueryArgs = Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>;

/**
 * Returns the records of all pages except drafts and those with `search: false` in their front matter. There is one set
 * per locale; pages that are not translated have the text of the default locale.
 *
 * @param locales all locales; the default has no messages
 * @param terms terms of the glossaries, with the product's name filled in
 * @param memory of the last call, which is updated; records of unchanged pages are the same objects as then
 */
export async function collectRecords(
  args: QueryArgs,
  options: Pick<SearchOptions, 'siteUrl' | 'sections'>,
  locales: readonly PageLocale[],
  terms: readonly GlossaryTerm[] = [],
  memory = emptyMemory(),
): Promise<SearchRecord[]> {
  const data = await queryDocs(args, memory);
  const stored = args.getNodesByType('Doc') as unknown as Pick<DocFields, 'file' | 'slugPlace'>[];
  const docs = withSlugPlaces(
    data.allDoc.nodes.filter(({ draft }) => !draft),
    stored,
  );
  const served = [...ownersOf(docs).values()];
  return locales.flatMap((locale) => recordsIn(data, served, options, locale, terms, memory));
}

/** Returns the data that records are made from. The sections of unchanged docs are those in the memory. */
async function queryDocs({ graphql }: QueryArgs, memory: RecordMemory): Promise<Answer> {
  const data = requireData(
    'SearchableDocs',
    await graphql<
      Pick<Answer, 'allDocsVersion' | 'allSidebar'> & {
        allDoc: WithoutSections<WrittenDoc>;
        allDocTranslation: WithoutSections<WrittenTranslation>;
      }
    >(`
      #graphql
      query SearchableDocs {
        allDoc(sort: { id: ASC }) {
          nodes {
            id
            file
            digest
            path
            title
            description
            sidebarLabel
            section
            draft
            search
            asks
          }
        }
        allDocTranslation(sort: { id: ASC }) {
          nodes {
            locale
            docId
            file
            digest
            title
            description
            sidebarLabel
            asks
          }
        }
        allSidebar {
          nodes {
            tree
            kind
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
    `),
  );
  const all = [...data.allDoc.nodes, ...data.allDocTranslation.nodes];
  const known = new Map(
    all.flatMap(({ file, digest }) => {
      const last = memory.sections.get(file);
      return last?.digest === digest ? [[file, last] as const] : [];
    }),
  );
  const files = all.map(({ file }) => file).filter((file) => !known.has(file));
  const changed = new Map((await querySections(files)).map((doc) => [doc.file, doc.sections]));
  memory.sections = new Map(
    all.map(({ file, digest }) => [
      file,
      known.get(file) ?? { digest, sections: changed.get(file) ?? [] },
    ]),
  );
  const withSections = <Node extends { file: string }>({ nodes }: { nodes: Node[] }) => ({
    nodes: nodes.map((node) => ({
      ...node,
      sections: memory.sections.get(node.file)?.sections ?? [],
    })),
  });
  return {
    ...data,
    allDoc: withSections(data.allDoc),
    allDocTranslation: withSections(data.allDocTranslation),
  };

  async function querySections(wanted: readonly string[]): Promise<Sections[]> {
    if (wanted.length === 0) return [];
    const result = await graphql<Record<'allDoc' | 'allDocTranslation', { nodes: Sections[] }>>(
      `
        #graphql
        query SearchableSections($files: [String!]!) {
          allDoc(filter: { file: { in: $files } }) {
            nodes {
              file
              sections {
                ...SearchableSection
              }
            }
          }
          allDocTranslation(filter: { file: { in: $files } }) {
            nodes {
              file
              sections {
                ...SearchableSection
              }
            }
          }
        }

        fragment SearchableSection on DocSection {
          id
          depth
          heading
          text
          terms
          code
          fullGuide
        }
      `,
      { files: wanted },
    );
    const { allDoc, allDocTranslation } = requireData('SearchableSections', result);
    return [...allDoc.nodes, ...allDocTranslation.nodes];
  }
}

function recordsIn(
  { allDoc, allDocTranslation, allSidebar, allDocsVersion }: Answer,
  served: Answer['allDoc']['nodes'],
  { siteUrl, sections }: Pick<SearchOptions, 'siteUrl' | 'sections'>,
  locale: PageLocale,
  terms: readonly GlossaryTerm[],
  memory: RecordMemory,
): SearchRecord[] {
  const translations = allDocTranslation.nodes;
  const written = translationsIn(translations, locale.code);
  const inLocale = (text: string) => locale.messages[text] ?? text;
  const places = new Map(
    allSidebar.nodes.flatMap(({ tree, kind }) => {
      const own = localTree(tree, allDoc.nodes, translations, locale);
      return [...navigationByPath(own, '', new Map())].map(
        ([path, place]) => [path, { ...place, kind: kind ?? undefined }] as const,
      );
    }),
  );
  const labels = new Map(sections.map(({ section, label }) => [section, inLocale(label)]));
  const pages = served.map((doc) => {
    const {
      breadcrumbs = [],
      under = [],
      kind,
    } = places.get(localPath(locale.code, doc.path)) ?? {};
    return { ...doc, breadcrumbs, kind, isCategory: under.length > 0 };
  });
  const names = otherNames(
    terms,
    served.map((doc) => ({ sections: withHeadings(doc.sections, written.get(doc.id)?.sections) })),
    pages.flatMap(({ path, breadcrumbs, isCategory }) => {
      const label = breadcrumbs.at(-1)?.label;
      return isCategory && label !== undefined ? [{ label, path }] : [];
    }),
  );
  return pages
    .filter(({ search }) => search)
    .flatMap((doc) => {
      const { breadcrumbs, isCategory, kind } = doc;
      const path = localPath(locale.code, doc.path);
      const { title, description, asks, sections: parts, digest } = written.get(doc.id) ?? doc;
      // The sidebar lists a category's own page as the category's "Overview". Readers search for the category's name
      // too.
      const trail = isCategory
        ? [...breadcrumbs, { label: inLocale('Overview'), path }]
        : breadcrumbs.slice(0, -1);
      const searchable = {
        ...{ path, description, section: doc.section, locale },
        title: qualifiedTitle(title, breadcrumbs),
        names: names.get(doc.path) ?? new Map(),
        asks: asks ?? [],
        sections: parts,
        trail: [labels.get(doc.section) ?? doc.section, ...trail.map(({ label }) => label)],
        tag: tagOfPath(allDocsVersion.nodes, doc.path),
        sidebarKind: kind,
      };
      // The digest covers the sections, and the path contains the locale.
      const source = JSON.stringify({
        ...searchable,
        ...{ names: [...searchable.names], sections: digest, locale: undefined },
      });
      const last = memory.records.get(path);
      if (last?.source === source) return last.records;
      const records = recordsOfDoc(searchable, siteUrl);
      memory.records.set(path, { source, records });
      return records;
    });
}

/**
 * Returns the sections of the default locale with the translated headings. The translated sections cannot be used
 * themselves, because their `fullGuide` is not set: "Full guide:" is recognized only in the default locale.
 */
const withHeadings = (
  sections: SearchableDoc['sections'],
  translated: SearchableDoc['sections'] = [],
): SearchableDoc['sections'] => {
  const headings = new Map(translated.map(({ id, heading }) => [id, heading]));
  return sections.map((own) => ({ ...own, heading: headings.get(own.id) ?? own.heading }));
};

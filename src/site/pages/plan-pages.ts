import type { BrokenLink } from '../content/check-links';
import { counterparts, versionOfPath } from '../navigation/docs-version';
import {
  type BanneredVersion,
  type DocPageContext,
  type SameTaskLink,
  versionBanner,
} from './page-context';
import { navigationByPath, type PageNavigation, uniqueTitles } from '../navigation/page-navigation';
import type { SidebarTree } from '../navigation/sidebar-tree';
import type { ContentProblem } from '../sources/content-problem';
import { digestOf } from '../sources/digest';
import { groupBy } from '../sources/group-by';
import {
  checkSiteLinks,
  ownersOf,
  type AddressedBySlug,
  type LinkedSite,
} from './check-site-links';

/** The properties of a doc that page planning needs. */
export interface PlannedDoc extends AddressedBySlug {
  id: string;
  section: string;
  title: string;
  description: string;
  sidebarLabel: string;
  /** Ids of the symbols that the doc shows. */
  symbols: readonly string[];
  stylesheets: readonly string[];
  /** Only `gatsby develop` serves drafts. */
  draft?: boolean;
}

/** Data from which the pages of docs are planned. */
export interface PlannedSite extends LinkedSite {
  /** Docs to serve. If two have the same address, {@link ownersOf} decides which one keeps it. */
  docs: readonly PlannedDoc[];
  /** The sidebars, each with the address of the complete sidebar for pages that embed only a branch. */
  sidebars: readonly { tree: SidebarTree; whole: string }[];
  versions: readonly BanneredVersion[];
  /** Pairs of pages about the same task in the two protocol versions. */
  sameTasks: readonly { v1: TaskPage | null; v3: TaskPage | null }[];
}

/** The part of {@link PlannedSite} that pages are built from; the rest is only for checking links. */
type PagesSource = Pick<PlannedSite, 'docs' | 'sidebars' | 'versions' | 'sameTasks'>;

type TaskPage = Pick<PlannedDoc, 'id' | 'path' | 'title'>;

/** A doc's page: its address and the context of its template. */
export interface PlannedPage {
  path: string;
  context: DocPageContext;
}

/**
 * Plans the pages of docs, one for each address, with its title, breadcrumbs, sidebar, previous and next page, and
 * counterparts in other versions. Also returns non-fatal problems: duplicate addresses and broken links.
 */
export function planPages(site: PlannedSite): {
  pages: PlannedPage[];
  problems: ContentProblem[];
} {
  const { broken, problems } = checkSiteLinks(site);
  return { pages: pagesOf(site, broken), problems };
}

/**
 * Returns the pages of docs, without checking links.
 *
 * @param broken the docs' broken links
 */
export function pagesOf(
  { docs, sidebars, versions, sameTasks: pairs }: PagesSource,
  broken: readonly BrokenLink[],
): PlannedPage[] {
  const owners = ownersOf(docs);
  const served = [...owners.values()];
  const navigation = navigationOf(sidebars, served);
  const place = (doc: PlannedDoc) => navigation.get(doc.path) ?? alone(doc);
  const titles = uniqueTitles(
    served.map((doc) => ({ ...doc, breadcrumbs: place(doc).breadcrumbs })),
  );
  const sameTasks = sameTaskLinks(pairs);
  const dead = groupBy(
    broken.filter((link) => link.dead),
    ({ file }) => file,
  );
  const drawn = docs.flatMap(({ path, symbols }) => (symbols.length > 0 ? [[path, symbols]] : []));
  return served.map((doc): PlannedPage => {
    const { id, path, section, title, file, symbols, stylesheets } = doc;
    const version = versionOfPath(versions, path);
    const elsewhere = version
      ? counterparts(versions, version, path, (other) => owners.has(other))
      : {};
    const banner = version && versionBanner(versions, version, elsewhere);
    const context: DocPageContext = {
      id,
      section,
      headTitle: titles.get(path) ?? title,
      navigation: place(doc),
      sameTask: sameTasks.get(id)?.map(({ link }) => link) ?? [],
      version: version ? `${version.section}/${version.name}` : null,
      counterparts: elsewhere,
      ...(banner && { banner }),
      ...(doc.draft && { draft: true }),
      deadLinks: dead.get(file)?.map(({ href }) => href) ?? [],
      drawnFrom:
        stylesheets.length > 0 ? shortDigest([symbols.length > 0 && drawn, stylesheets]) : null,
    };
    return { path, context };
  });
}

function navigationOf(
  sidebars: PlannedSite['sidebars'],
  served: readonly PlannedDoc[],
): Map<string, PageNavigation> {
  const descriptions = new Map(served.map(({ path, description }) => [path, description]));
  return new Map(
    sidebars.flatMap(({ tree, whole }) => [...navigationByPath(tree, whole, descriptions)]),
  );
}

/** Returns the navigation of a page that is in no sidebar. */
const alone = ({ sidebarLabel: label, path }: PlannedDoc): PageNavigation => ({
  breadcrumbs: [{ label, path }],
  previous: null,
  next: null,
  sidebar: undefined,
  under: [],
});

function sameTaskLinks(
  pairs: PlannedSite['sameTasks'],
): Map<string, { from: string; link: SameTaskLink }[]> {
  const links = pairs.flatMap(({ v1, v3 }) => {
    if (!v1 || !v3) return [];
    return [
      { from: v1.id, link: { version: 'v3', label: v3.title, path: v3.path } },
      { from: v3.id, link: { version: 'v1', label: v1.title, path: v1.path } },
    ];
  });
  return groupBy(links, ({ from }) => from);
}

const shortDigest = (value: unknown): string => digestOf(JSON.stringify(value)).slice(0, 8);

import type { DocLink, Heading } from '../content/content-tree';
import { DEFAULT_LOCALE, localPath } from '../locales/locale';
import type { SidebarTree, SidebarTreeItem } from '../navigation/sidebar-tree';
import type { ContentProblem } from '../sources/content-problem';
import { checkSiteLinks, checkTranslations } from './check-site-links';
import type { LocalDocPageContext, PageLocale } from './page-context';
import { pagesOf, type PlannedDoc, type PlannedPage, type PlannedSite } from './plan-pages';

/** A translation of a doc. */
export interface Translation extends Pick<
  PlannedDoc,
  'title' | 'description' | 'sidebarLabel' | 'file' | 'symbols' | 'stylesheets'
> {
  locale: string;
  docId: string;
  headings: readonly Pick<Heading, 'id'>[];
  links: readonly DocLink[];
}

/** A doc's page in a locale other than the default. */
export interface LocalPage extends PlannedPage {
  context: LocalDocPageContext;
}

/** Localizes a sidebar: labels come from translated docs and messages, and addresses are those of the locale. */
export function localTree(
  tree: SidebarTree,
  docs: readonly Pick<PlannedDoc, 'id' | 'path' | 'sidebarLabel'>[],
  translations: readonly Pick<Translation, 'locale' | 'docId' | 'sidebarLabel'>[],
  { code, messages }: Pick<PageLocale, 'code' | 'messages'>,
): SidebarTree {
  const originals = new Map(docs.map((doc) => [doc.path, doc]));
  const own = translationsIn(translations, code);
  const labelOf = (label: string, path: string | null): string => {
    const doc = path === null ? undefined : originals.get(path);
    const translation = doc && own.get(doc.id);
    // If the label is set in the sidebar, not in the doc, translate it as a message.
    return translation && doc.sidebarLabel === label
      ? translation.sidebarLabel
      : (messages[label] ?? label);
  };
  const pathOf = (path: string): string => (path.startsWith('/') ? localPath(code, path) : path);
  return tree.map((item): SidebarTreeItem => {
    const [label, path, children] = item;
    if (!children) return [labelOf(label, path), pathOf(path ?? '')];
    const below = localTree(children, docs, translations, { code, messages });
    return [labelOf(label, path), path === null ? null : pathOf(path), below];
  });
}

/**
 * Plans the page of every doc in a locale. A doc without a translation falls back to the text of the default locale.
 * Links lead to the pages of the same locale. Also returns non-fatal problems of the translations.
 *
 * @param site of the default locale
 * @param sidebars of the locale, each with the address of the complete sidebar
 */
export function planLocalPages(
  site: PlannedSite,
  sidebars: PlannedSite['sidebars'],
  translations: readonly Translation[],
  locale: PageLocale,
): { pages: LocalPage[]; problems: ContentProblem[] } {
  const { code } = locale;
  const own = translationsIn(translations, code);
  const local = (path: string) => localPath(code, path);
  const { broken, problems } = checkTranslations(site, [...own.values()]);
  const docs = site.docs.map((doc): PlannedDoc => {
    const { title, description, sidebarLabel, file, symbols, stylesheets } = own.get(doc.id) ?? doc;
    const words = { title, description, sidebarLabel };
    return { ...doc, ...words, file, symbols, stylesheets, path: local(doc.path) };
  });
  const inLocale = new Map(docs.map((doc) => [doc.id, doc]));
  const task = (page: { id: string } | null) => (page && inLocale.get(page.id)) ?? null;
  const pages = pagesOf(
    {
      docs,
      sidebars,
      versions: site.versions.map((version) => ({
        ...version,
        path: local(version.path),
        mainDoc: version.mainDoc && { path: local(version.mainDoc.path) },
      })),
      sameTasks: site.sameTasks.map(({ v1, v3 }) => ({ v1: task(v1), v3: task(v3) })),
    },
    // Broken links of the original docs have already been reported for the default locale.
    [...checkSiteLinks(site).broken, ...broken],
  );
  return {
    pages: pages.map(({ path, context }) => ({
      path,
      context: {
        ...context,
        locale: code,
        pageLocale: locale,
        writtenIn: writtenIn(translations, context.id),
      },
    })),
    problems,
  };
}

/** Returns the codes of the locales that a doc is written in, the default first. */
export const writtenIn = (translations: readonly Translation[], id: string): string[] => [
  DEFAULT_LOCALE,
  ...translations.filter(({ docId }) => docId === id).map(({ locale }) => locale),
];

/** Returns the translations of a locale, by doc id. */
export const translationsIn = <T extends Pick<Translation, 'locale' | 'docId'>>(
  translations: readonly T[],
  code: string,
): ReadonlyMap<string, T> =>
  new Map(
    translations.filter(({ locale }) => locale === code).map((one) => [one.docId, one] as const),
  );

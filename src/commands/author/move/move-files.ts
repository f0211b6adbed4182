import type { Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Moved, movedPageLink } from './move-plan';
import { parseDoc } from '../../../site/content/mdx-parser';
import { splitFrontMatter } from '../../../site/content/split-front-matter';
import { LOCALES_FOLDER, translatedFile } from '../../../site/locales/locale';
import type { ChangeSet } from '../change-set/change-set';
import type { DocState, SiteState } from '../change-set/site-state';

/** A range of a text, and its replacement. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Replaces ranges of a text and leaves everything else in it unchanged. */
const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (edited, { start, end, text: own }) => edited.slice(0, start) + own + edited.slice(end),
      text,
    );

/**
 * Finds the edits that change a doc's links: Markdown links, link definitions and props of components, such as `href`,
 * but not links in code.
 *
 * @param change returns the new link, or undefined to keep the old one
 * @returns replacements, with offsets in the whole text of the doc
 */
function changedLinks(text: string, change: (href: string) => string | undefined): Replacement[] {
  const found: Replacement[] = [];
  /**
   * Records an edit.
   *
   * @param before text right before the link in its node
   * @param isLast whether the link is the last occurrence of that text in the node; otherwise it is the first
   */
  const note = (node: Node, href: string, before: string, isLast: boolean) => {
    const written = change(href);
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (written === undefined || start === undefined || end === undefined) return;
    const own = text.slice(start, end);
    const at = isLast ? own.lastIndexOf(before + href) : own.indexOf(before + href);
    if (at === -1) return;
    const from = start + at + before.length;
    found.push({ start: from, end: from + href.length, text: written });
  };
  visit(parseDoc(text), (node) => {
    if (node.type === 'link') note(node, node.url, '](', true);
    if (node.type === 'definition') note(node, node.url, ']: ', true);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      // Treat another prop as a link only if its value starts with a slash.
      if (attribute.name !== 'href' && !attribute.value.startsWith('/')) continue;
      note(node, attribute.value, `${attribute.name}="`, false);
    }
  });
  return found;
}

/** The file of a doc, or of a translation. */
interface DocFile extends Pick<DocState, 'id' | 'file' | 'path'> {
  /** Returns the path of the file for a new id of the doc. */
  movedTo: (id: string) => string;
  /** Address to add to the front matter, so that the page keeps it. */
  slug?: string;
}

/** Moves files and their translations, and updates the links of every doc to moved pages. */
export function moveFiles(
  changeSet: ChangeSet,
  site: SiteState,
  moved: Moved,
  keepAddress: boolean,
): void {
  const docs = site.docs.map((doc) => ({
    ...doc,
    movedTo: (id: string) => `content/docs/${id}.mdx`,
    slug: keepAddress && !doc.hasSlug ? doc.path : undefined,
  }));
  const files: DocFile[] = [...docs, ...translations(changeSet, site)];
  const texts = files.map((doc) => ({ doc, ...mended(changeSet, doc, moved) }));
  for (const { doc } of texts) if (moved.ids.has(doc.id)) changeSet.write(doc.file, null);
  for (const { doc, text, count } of texts) {
    const id = moved.ids.get(doc.id);
    const links = count === 1 ? '1 link' : `${count} links`;
    if (id === undefined) {
      if (count > 0) changeSet.write(doc.file, text, links);
      continue;
    }
    const own = doc.slug === undefined ? text : withSlug(text, doc.slug);
    changeSet.write(doc.movedTo(id), own, count > 0 ? links : undefined);
  }
}

/** Returns the files of all translations. A translation mirrors the path of its original under the locale's folder. */
const translations = (changeSet: ChangeSet, { docs }: SiteState): DocFile[] =>
  changeSet.list(LOCALES_FOLDER, '.mdx').flatMap((file) => {
    const { locale, relativePath } = translatedFile(file) ?? {};
    const original = docs.find(({ id }) => `${id}.mdx` === relativePath);
    if (locale === undefined || !original) return [];
    const movedTo = (id: string) => `${LOCALES_FOLDER}/${locale}/docs/${id}.mdx`;
    return [{ id: original.id, path: original.path, file, movedTo }];
  });

function mended(changeSet: ChangeSet, doc: DocFile, moved: Moved): { text: string; count: number } {
  const text = changeSet.read(doc.file) ?? '';
  if (!mayLink(text, moved)) return { text, count: 0 };
  const to = moved.paths.get(doc.path) ?? doc.path;
  const links = changedLinks(text, (href) => movedPageLink(moved, href, doc.path, to));
  return { text: replaceAll(text, links), count: links.length };
}

/** Matches a link relative to the page: in Markdown, in a definition, or in a component. */
const RELATIVE = /(?:\]\(|^ {0,3}\[[^\]\n]+\]:\s*|href=")(?![/#]|[a-z][\w+.-]*:)/im;

/** Whether a doc may contain a link to update. Other docs are not parsed, because parsing is slow. */
const mayLink = (text: string, { paths }: Moved): boolean =>
  RELATIVE.test(text) || [...paths.keys()].some((path) => text.includes(path));

/** Adds a slug at the end of a doc's front matter. */
function withSlug(text: string, slug: string): string {
  const parts = splitFrontMatter(text);
  if (!parts) return text;
  const { open, yaml, close, body } = parts;
  return `${open}${yaml}slug: ${slug}${yaml.endsWith('\r\n') ? '\r\n' : '\n'}${close}${body}`;
}

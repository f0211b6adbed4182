import type { Draft } from '../draft/draft';
import type { DocState, SiteState } from '../draft/site-state';
import { replaceAll } from '../draft/yaml-edits';
import { changedLinks } from './links-of-text';
import { movedPageLink, type Moved } from './moved';

/** Moves the files, and mends the links of every doc to what has moved. */
export function moveFiles(draft: Draft, site: SiteState, moved: Moved, keepAddress: boolean): void {
  const texts = site.docs.map((doc) => ({ doc, ...mended(draft, doc, moved) }));
  for (const { doc } of texts) if (moved.ids.has(doc.id)) draft.write(doc.file, null);
  for (const { doc, text, count } of texts) {
    const id = moved.ids.get(doc.id);
    const links = count === 1 ? '1 link' : `${count} links`;
    if (id === undefined) {
      if (count > 0) draft.write(doc.file, text, links);
      continue;
    }
    const own = keepAddress && !doc.hasSlug ? withSlug(text, doc.path) : text;
    draft.write(`content/docs/${id}.mdx`, own, count > 0 ? links : undefined);
  }
}

function mended(draft: Draft, doc: DocState, moved: Moved): { text: string; count: number } {
  const text = draft.read(doc.file) ?? '';
  if (!mayLink(text, moved)) return { text, count: 0 };
  const to = moved.paths.get(doc.path) ?? doc.path;
  const links = changedLinks(text, (href) => movedPageLink(moved, href, doc.path, to));
  return { text: replaceAll(text, links), count: links.length };
}

/** A link that starts from the page itself: in Markdown, in a definition, in a part. */
const RELATIVE = /(?:\]\(|^ {0,3}\[[^\]\n]+\]:\s*|href=")(?![/#]|[a-z][\w+.-]*:)/im;

/** Whether a doc has to be parsed: most name nothing that moves, and parsing is what takes the time. */
const mayLink = (text: string, { paths }: Moved): boolean =>
  RELATIVE.test(text) || [...paths.keys()].some((path) => text.includes(path));

/** Gives a doc its address, at the end of its front matter. */
const withSlug = (text: string, slug: string): string =>
  text.replace(/^(---[ \t]*\r?\n[\s\S]*?)(\r?\n)(---[ \t]*(?:\r?\n|$))/, `$1$2slug: ${slug}$2$3`);

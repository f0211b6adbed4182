import { decodePart } from '../navigation/decode-address';
import { brokenLinks, type LinkedDoc, type LinkTargets } from './check-links';
import type { DocLink } from './content-tree';

/** Kind of a link's target: a page of the site, another site, an old address, or nothing. */
export type LinkKind = 'INTERNAL' | 'EXTERNAL' | 'REDIRECT' | 'BROKEN';

/** A link with the file that contains it. */
export type FiledLink = DocLink & { file: string };

const keyOf = ({ file, line, column, href }: FiledLink) => `${file}:${line}:${column} ${href}`;

/** Whether a link has a scheme, such as `https:` or `mailto:`. */
const isExternal = ({ href }: Pick<DocLink, 'href'>): boolean => /^[a-z][\w+.-]*:/i.test(href);

/**
 * Returns the target address of an internal link, without anchor, or null if the link is external. `from` is the
 * address of the page that contains the link.
 */
export const pathOfLink = ({ href }: Pick<DocLink, 'href'>, from: string): string | null =>
  isExternal({ href }) ? null : decodePart(new URL(href, `https://site${from}`).pathname);

/** Returns the host of an external web link, such as `github.com`; null for internal links and other schemes. */
export const hostOfLink = ({ href }: Pick<DocLink, 'href'>): string | null =>
  (isExternal({ href }) && URL.canParse(href) && new URL(href).host) || null;

/**
 * Returns a function that classifies the links of these docs, using the results of the link check.
 *
 * @param linking docs whose links will be classified
 */
export function linkKinds(
  linking: readonly LinkedDoc[],
  targets: Pick<LinkTargets, 'docs' | 'otherPaths' | 'redirects'>,
): (link: FiledLink) => LinkKind {
  const paths = new Map(linking.map(({ file, path }) => [file, path]));
  const served = new Set(targets.docs.map(({ path }) => path));
  const inside = linking.map((doc) => ({
    ...doc,
    links: doc.links.filter((link) => !isExternal(link)),
  }));
  // Only internal links are checked, and these have no host, so the host given here does not matter.
  const broken = brokenLinks(inside, { ...targets, siteUrl: 'https://site' });
  const wrong = new Set(broken.map(keyOf));
  return (link) => {
    if (isExternal(link)) return 'EXTERNAL';
    if (!wrong.has(keyOf(link))) return 'INTERNAL';
    const path = pathOfLink(link, paths.get(link.file) ?? '/') ?? '';
    return targets.redirects.has(path) && !served.has(path) ? 'REDIRECT' : 'BROKEN';
  };
}

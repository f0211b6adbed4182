import { decodePart } from '../navigation/decode-address';
import { brokenLinks, type LinkedDoc, type LinkTargets } from './check-links';
import type { DocLink } from './content-tree';

/** Where a link leads: to a page of the site, to another site, to an old address, or nowhere. */
export type LinkKind = 'INTERNAL' | 'EXTERNAL' | 'REDIRECT' | 'BROKEN';

/** A link and the file that holds it. */
export type FiledLink = DocLink & { file: string };

const keyOf = ({ file, line, column, href }: FiledLink) => `${file}:${line}:${column} ${href}`;

/** Whether a link names its host, or leaves the web: `https:`, `mailto:`. */
const isExternal = ({ href }: Pick<DocLink, 'href'>): boolean => /^[a-z][\w+.-]*:/i.test(href);

/** The address that a link into the site leads to, without anchor; null where it leads out. `from` is its page's. */
export const pathOfLink = ({ href }: Pick<DocLink, 'href'>, from: string): string | null =>
  isExternal({ href }) ? null : decodePart(new URL(href, `https://site${from}`).pathname);

/** `github.com` for a link to a page there; null for one that stays, and for one that is no web address. */
export const hostOfLink = ({ href }: Pick<DocLink, 'href'>): string | null =>
  (isExternal({ href }) && URL.canParse(href) && new URL(href).host) || null;

/**
 * Tells the kind of a link of these docs, by what the check of links finds wrong with it.
 *
 * @param linking whose links will be asked about
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
  // Of links into the site alone, which name no host: whatever host the site has, none of them does.
  const broken = brokenLinks(inside, { ...targets, siteUrl: 'https://site' });
  const wrong = new Set(broken.map(keyOf));
  return (link) => {
    if (isExternal(link)) return 'EXTERNAL';
    if (!wrong.has(keyOf(link))) return 'INTERNAL';
    const path = pathOfLink(link, paths.get(link.file) ?? '/') ?? '';
    return targets.redirects.has(path) && !served.has(path) ? 'REDIRECT' : 'BROKEN';
  };
}

import { REDIRECTS_FILE } from '../navigation/check-addresses';
import { decodePart } from '../navigation/decode-address';
import type { ContentProblem, Fix } from '../sources/content-problem';
import type { DocLink, Heading } from './content-tree';
import { figureId, isInteractive } from './interactive-components';

/** The properties of a doc that the link check needs. */
export interface LinkedDoc {
  file: string;
  path: string;
  /** Null if errors in the doc make its headings unknown. Links to any anchor of its page are then accepted. */
  headings: readonly Pick<Heading, 'id'>[] | null;
  /** Components on the page; figures and tools have anchors of their own. */
  components?: readonly string[] | null;
  links: readonly DocLink[];
}

/** A broken link. */
export interface BrokenLink extends ContentProblem {
  href: string;
  /** Whether the page itself is missing, not only the anchor. */
  dead: boolean;
}

/** The pages and redirects that link targets are checked against. */
export interface LinkTargets {
  docs: readonly LinkedDoc[];
  /** Addresses of pages that are not created from docs. */
  otherPaths: ReadonlySet<string>;
  /** New addresses by old address. */
  redirects: ReadonlyMap<string, string>;
  /** URL of the site, including the base path. */
  siteUrl: string;
}

/**
 * Finds internal links that do not lead directly to a page: links to a missing page, an old address, a missing anchor,
 * a file of the repository, or the site's own full URL.
 *
 * @param linking docs whose links are checked
 */
export function brokenLinks(
  linking: readonly LinkedDoc[],
  { docs, otherPaths, redirects, siteUrl }: LinkTargets,
): BrokenLink[] {
  const byPath = new Map(docs.map((doc) => [doc.path, anchorsOf(doc)]));
  const byFile = new Map(docs.map((doc) => [doc.file, doc.path]));
  return linking.flatMap(({ file, path: from, links }) =>
    links.flatMap(({ href, line, column }): BrokenLink[] => {
      const problem = (message: string, dead: boolean, right?: string) => {
        const fix = right === undefined ? undefined : otherAddress(file, href, right);
        return [{ file, line, column, message, href, dead, ...(fix && { fix }) }];
      };
      if (href === siteUrl || href.startsWith(`${siteUrl}/`)) {
        const own = href.slice(siteUrl.length) || '/';
        const remedy = isDoc(file)
          ? `write ${own}`
          : 'an external link must lead to another site, so remove it or write another address';
        const right = isDoc(file) ? own : undefined;
        return problem(`the link ${href} points to this site: ${remedy}`, false, right);
      }
      if (/^[a-z][\w+.-]*:/i.test(href)) return [];
      const { pathname, hash } = new URL(href, `https://site${from}`);
      if (/\.mdx?$/.test(pathname)) {
        const target = byFile.get(
          decodePart(new URL(href, `https://site/${file}`).pathname.slice(1)),
        );
        const remedy = target
          ? `write the address of its page, ${target}`
          : 'write the address of a page, which begins with a slash and has no extension';
        const message = `the link ${href} points to a file of the repository: ${remedy}`;
        return problem(message, false, target && target + hash);
      }
      const path = decodePart(pathname);
      const anchors = byPath.get(path);
      const anchor = decodePart(hash.slice(1));
      const newer = redirects.get(path);
      if (anchors === undefined && newer !== undefined) {
        const isPage = byPath.has(newer) || otherPaths.has(newer);
        const isThere = anchor ? byPath.get(newer)?.has(anchor) : byPath.has(newer);
        const lacksAnchor = anchor !== '' && isThere === false;
        const remedy = isPage
          ? `: write ${lacksAnchor ? `${newer}, which has no anchor #${anchor}` : newer + hash}`
          : `, and ${REDIRECTS_FILE} redirects it to ${newer}, which is not a page: correct that redirect, then write its target here`;
        return problem(
          `the link ${href} points to an old address${remedy}`,
          false,
          isThere ? newer + hash : undefined,
        );
      }
      if (anchors === undefined) {
        return otherPaths.has(path)
          ? []
          : problem(
              isDoc(file)
                ? `the link ${href} is broken: no page has this address, so only its text is shown; correct the address or remove the link`
                : `the link ${href} is broken: no page has this address; write the address of a page`,
              true,
            );
      }
      return anchor && anchors && !anchors.has(anchor)
        ? problem(
            `the link ${href} is broken: the page has no anchor #${anchor}; write the id of one of its headings`,
            false,
          )
        : [];
    }),
  );
}

/** Returns the anchors of a page: those of its headings, figures and tools. Null if the headings are unknown. */
function anchorsOf({ headings, components }: LinkedDoc): Set<string> | null {
  const figures = (components ?? []).filter(isInteractive).map(figureId);
  return headings && new Set([...headings.map(({ id }) => id), ...figures]);
}

/** Returns a fix that replaces the link's address, in Markdown or in a data file. */
const otherAddress = (file: string, href: string, right: string): Fix =>
  isDoc(file) ? { from: `](${href}`, to: `](${right}` } : { from: href, to: right };
/** Whether a file is a doc. In a doc, unlike in data, a broken link is shown as plain text. */
const isDoc = (file: string): boolean => file.endsWith('.mdx');

/** Kind of a link: a correct internal link, an external link, a link to an old address, or any other broken link. */
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

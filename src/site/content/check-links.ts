import type { ContentProblem, Fix } from '../sources/content-problem';
import type { DocLink, Heading } from './content-tree';
import { figureId, isContentComponent } from './content-components';
import { decodePart } from '../navigation/decode-address';

/** What the check needs to know of a doc. */
export interface LinkedDoc {
  file: string;
  path: string;
  /** Null while they are not known, since the doc has mistakes of its own: then any anchor may be one. */
  headings: readonly Pick<Heading, 'id'>[] | null;
  /** Components that the writer has put on the page: a figure or tool brings its own anchor. */
  components?: readonly string[] | null;
  links: readonly DocLink[];
}

/** A link that leads nowhere. */
export interface BrokenLink extends ContentProblem {
  href: string;
  /** Whether the page is missing, and not only the anchor on it. */
  dead: boolean;
}

/** What there is to link to. */
export interface LinkTargets {
  docs: readonly LinkedDoc[];
  /** Addresses besides the docs': pages made by code. */
  otherPaths: ReadonlySet<string>;
  /** Old addresses, and where each leads. */
  redirects: ReadonlyMap<string, string>;
  /** Where the site is served, base path included. */
  siteUrl: string;
}

/**
 * Links inside the site that lead nowhere, or not straight to their page: an address without page, an old address, an
 * anchor that its page lacks, a file of the repository, or the site as if it were another.
 *
 * @param linking whose links are looked at
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
          : 'an external link leads elsewhere, so take it out';
        const right = isDoc(file) ? own : undefined;
        return problem(`the link ${href} is to this site itself: ${remedy}`, false, right);
      }
      if (/^[a-z][\w+.-]*:/i.test(href)) return [];
      const { pathname, hash } = new URL(href, `https://site${from}`);
      if (/\.mdx?$/.test(pathname)) {
        const target = byFile.get(
          decodePart(new URL(href, `https://site/${file}`).pathname.slice(1)),
        );
        const message = `the link ${href} is to a file, which readers do not have: write the address of its page, ${target ?? `such as ${from}`}`;
        return problem(message, false, target && target + hash);
      }
      const path = decodePart(pathname);
      const anchors = byPath.get(path);
      const anchor = decodePart(hash.slice(1));
      const newer = redirects.get(path);
      if (anchors === undefined && newer !== undefined) {
        const isThere = anchor ? byPath.get(newer)?.has(anchor) : byPath.has(newer);
        const message = `the link ${href} is to an old address: write ${newer}${hash}`;
        return problem(message, false, isThere ? newer + hash : undefined);
      }
      if (anchors === undefined) {
        return otherPaths.has(path)
          ? []
          : problem(
              `the link ${href} leads to no page: ${isDoc(file) ? 'its text is shown without it' : 'write the address of one'}`,
              true,
            );
      }
      return anchor && anchors && !anchors.has(anchor)
        ? problem(`the link ${href} leads to a page without the anchor #${anchor}`, false)
        : [];
    }),
  );
}

/** The anchors of a page: those of its headings, and of the figures and tools on it. */
function anchorsOf({ headings, components }: LinkedDoc): Set<string> | null {
  const figures = (components ?? []).filter(isContentComponent).map(figureId);
  return headings && new Set([...headings.map(({ id }) => id), ...figures]);
}

/** The same link with another address: as Markdown writes it, and as data does. */
const otherAddress = (file: string, href: string, right: string): Fix =>
  isDoc(file) ? { from: `](${href}`, to: `](${right}` } : { from: href, to: right };
/** In a doc a link may be written either way, and loses its address where it leads nowhere. */
const isDoc = (file: string): boolean => file.endsWith('.mdx');

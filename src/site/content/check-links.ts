import type { ContentProblem } from '../sources/content-problem';
import type { DocLink, Heading } from './content-tree';
import { decodePart } from '../navigation/decode-address';

/** What the check needs to know of a doc. */
export interface LinkedDoc {
  file: string;
  path: string;
  headings: readonly Pick<Heading, 'id'>[];
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
  const byPath = new Map(docs.map((doc) => [doc.path, new Set(doc.headings.map(({ id }) => id))]));
  return linking.flatMap(({ file, path: from, links }) =>
    links.flatMap(({ href, line, column }): BrokenLink[] => {
      const problem = (message: string, dead: boolean) => [
        { file, line, column, message, href, dead },
      ];
      if (href === siteUrl || href.startsWith(`${siteUrl}/`)) {
        const own = href.slice(siteUrl.length) || '/';
        const remedy = isDoc(file)
          ? `write ${own}`
          : 'an external link leads elsewhere, so take it out';
        return problem(`the link ${href} is to this site itself: ${remedy}`, false);
      }
      if (/^[a-z][\w+.-]*:/i.test(href)) return [];
      const { pathname, hash } = new URL(href, `https://site${from}`);
      if (/\.mdx?$/.test(pathname)) {
        const message = `the link ${href} is to a file, which readers do not have: write the address of its page, such as ${from}`;
        return problem(message, false);
      }
      const path = decodePart(pathname);
      const anchors = byPath.get(path);
      const newer = redirects.get(path);
      if (!anchors && newer !== undefined)
        return problem(`the link ${href} is to an old address: write ${newer}${hash}`, false);
      if (!anchors) {
        return otherPaths.has(path)
          ? []
          : problem(
              `the link ${href} leads to no page: ${isDoc(file) ? 'its text is shown without it' : 'write the address of one'}`,
              true,
            );
      }
      const anchor = decodePart(hash.slice(1));
      return anchor && !anchors.has(anchor)
        ? problem(`the link ${href} leads to a page without the anchor #${anchor}`, false)
        : [];
    }),
  );
}

/** In a doc a link may be written either way, and loses its address where it leads nowhere. */
const isDoc = (file: string): boolean => file.endsWith('.mdx');

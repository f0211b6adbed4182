import type { ContentProblem } from '../sources/content-problem';
import { addressMistake, reservedFor } from './address';

/** Path of the file of redirects, from the project root. */
export const REDIRECTS_FILE = 'content/navigation/redirects.yml';

/** A position in a file. */
export type Place = Omit<ContentProblem, 'message'>;

/** A doc's address, with `{product}` replaced, and the position in the source that defines it. */
export interface DocAddress {
  path: string;
  place: Place;
  /** Instruction for the writer on how to change the address: `give it another slug`. */
  remedy: string;
  /** Whether the doc is left out of the published site. */
  draft?: boolean;
}

/** A redirect's two addresses, with `{product}` replaced. */
export interface RedirectAddresses {
  from: string;
  to: string;
  fromPlace: Place;
  toPlace: Place;
}

/** Pages that are not created from docs but are valid targets of links and redirects. */
export const OTHER_PAGES = ['/', '/search'];

/**
 * Finds addresses that the site cannot use: reserved and invalid ones, and those that differ from another only in case,
 * because the two clash on a case-insensitive disk. Also finds duplicate redirects, and redirects with an invalid
 * target. Two docs with one address, and redirects from a doc's address, only cause warnings, which other functions
 * return.
 *
 * @param staticFiles addresses of files that are copied to the site unchanged
 */
export function addressProblems(
  docs: readonly DocAddress[],
  redirects: readonly RedirectAddresses[],
  staticFiles: readonly string[],
): ContentProblem[] {
  const own = (address: string, place: Place, remedy: string): ContentProblem[] => {
    const mistake = addressMistake(address);
    const taken = reservedFor(address, staticFiles);
    const why = taken
      ? `cannot be used: ${taken}; ${remedy}`
      : mistake && `is not a valid address: ${mistake}`;
    return why ? [{ ...place, message: `${address} ${why}` }] : [];
  };
  return [
    ...docs.flatMap(({ path, place, remedy }) => own(path, place, remedy)),
    ...redirects.flatMap(({ from, fromPlace }) => own(from, fromPlace, 'remove the redirect')),
    ...sameButForCase([
      ...docs,
      ...redirects.map(({ from, fromPlace }) => ({
        path: from,
        place: fromPlace,
        remedy: 'remove the redirect',
      })),
    ]),
    ...doubledRedirects(redirects),
    ...targetProblems(docs, redirects, staticFiles),
  ];
}

/** Finds redirects with the same source address once `{product}` is replaced. A host would use only one of them. */
function doubledRedirects(redirects: readonly RedirectAddresses[]): ContentProblem[] {
  return redirects.flatMap(({ from, fromPlace }, index) => {
    const earlier = redirects.slice(0, index).find((other) => other.from === from);
    if (!earlier) return [];
    const { file, line, column } = earlier.fromPlace;
    const message = `${from} is already redirected (${file}:${line}:${column}): remove one of the two`;
    return [{ ...fromPlace, message }];
  });
}

/** Finds addresses whose path, or one of its folders, differs from an earlier one only in case. */
function sameButForCase(owners: readonly DocAddress[]): ContentProblem[] {
  const met = new Map<string, { path: string; owner: DocAddress }>();
  return owners.flatMap((owner) => {
    for (const path of foldersOf(owner.path)) {
      const earlier = met.get(path.toLowerCase());
      if (!earlier) met.set(path.toLowerCase(), { path, owner });
      else if (earlier.path !== path) {
        const { file, line, column } = earlier.owner.place;
        const message = `${path} differs from ${earlier.path} (${file}:${line}:${column}) only in case, so many disks and hosts treat both as the same: ${owner.remedy}`;
        return [{ ...owner.place, message }];
      }
    }
    return [];
  });
}

/** Returns an address and its parent folders: `/a/b` → `/a`, `/a/b`. */
const foldersOf = (path: string): string[] =>
  [...path.matchAll(/\/|$/g)].slice(1).map(({ index }) => path.slice(0, index));

/**
 * Finds redirects that lead to themselves, into a loop, to another redirect, to a reserved address, or to a page's
 * address in the wrong case.
 */
function targetProblems(
  docs: readonly DocAddress[],
  redirects: readonly RedirectAddresses[],
  staticFiles: readonly string[],
): ContentProblem[] {
  const pages = [...docs.map(({ path }) => path), ...OTHER_PAGES];
  const exact = new Set(pages);
  const byLower = new Map(pages.map((path) => [path.toLowerCase(), path]));
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const round = new Set<string>();
  return redirects.flatMap(({ from, to, toPlace }) => {
    const problem = (message: string) => [{ ...toPlace, message }];
    if (exact.has(to)) return [];
    if (to === from) return problem(`${from} redirects to itself; write the address of a page`);
    const meant = byLower.get(to.toLowerCase());
    if (meant !== undefined) return problem(`there is no page ${to}; write ${meant}`);
    if (round.has(from)) return [];
    const circle = circleFrom(from, targets);
    if (circle.length > 0) {
      for (const address of circle) round.add(address);
      const way = [...circle, from].join(' → ');
      return problem(`${from} redirects in a loop, ${way}: write the address of a page`);
    }
    const next = targets.get(to);
    if (next !== undefined) {
      return problem(`${to} is an old address itself; write its target, ${next}`);
    }
    const taken = reservedFor(to, staticFiles);
    return taken === undefined
      ? []
      : problem(`${to} cannot be a target: ${taken}; write the address of a page`);
  });
}

/** Returns the chain of redirects from an address back to itself, or an empty list if there is no loop. */
function circleFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const way = [from];
  for (let to = targets.get(from); to !== undefined; to = targets.get(to)) {
    if (to === from) return way;
    if (way.includes(to)) return [];
    way.push(to);
  }
  return [];
}

/**
 * Finds redirects that only deserve a warning: those from the address of an existing page, which takes precedence, and
 * those to a draft or a missing page.
 */
export function redirectWarnings(
  docs: readonly DocAddress[],
  redirects: readonly RedirectAddresses[],
): ContentProblem[] {
  // Reverse the docs, so that the first of two docs with the same address is the one in the map.
  const pages = new Map(docs.toReversed().map((doc) => [doc.path, doc]));
  const old = new Set(redirects.map(({ from }) => from));
  return redirects.flatMap(({ from, to, fromPlace, toPlace }): ContentProblem[] => {
    const page = pages.get(from);
    if (page) {
      const message = `${from} is the address of ${page.place.file}, so this redirect has no effect: remove it, or give the doc another slug`;
      return [{ ...fromPlace, message }];
    }
    const target = pages.get(to);
    if (target?.draft && docs.every(({ path, draft }) => path !== to || draft)) {
      const message = `${to} is a draft (${target.place.file}), which the published site leaves out: remove "draft" there, or write the address of another page`;
      return [{ ...toPlace, message }];
    }
    // A redirect to another redirect is reported as an error elsewhere.
    return target || OTHER_PAGES.includes(to) || old.has(to)
      ? []
      : [{ ...toPlace, message: `there is no page ${to}: write the address of an existing page` }];
  });
}

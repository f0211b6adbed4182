import type { ContentProblem } from '../sources/content-problem';
import { addressMistake } from './address';
import { reservedFor } from './reserved-addresses';

/** Where in which file. */
export type Place = Omit<ContentProblem, 'message'>;

/** A doc's address, with the product filled in, and the place that gives it. */
export interface DocAddress {
  path: string;
  place: Place;
  /** How the writer changes it: `give it another slug`. */
  remedy: string;
}

/** A redirect's two addresses, with the product filled in. */
export interface RedirectAddresses {
  from: string;
  to: string;
  fromPlace: Place;
  toPlace: Place;
}

/** Pages that no doc makes, and that links and redirects may lead to. */
export const OTHER_PAGES = ['/', '/search'];

/**
 * Addresses that the site cannot have: those of its own files, those that leave it, and those that one file would
 * have to serve on a disk that does not tell `A` from `a`. Of two docs with one address, or a redirect from a doc,
 * one gives way with a warning, elsewhere.
 *
 * @param staticFiles files that are copied to the site as they are, as addresses
 */
export function addressProblems(
  docs: readonly DocAddress[],
  redirects: readonly RedirectAddresses[],
  staticFiles: readonly string[],
): ContentProblem[] {
  const own = (address: string, place: Place, remedy: string): ContentProblem[] => {
    const mistake = addressMistake(address);
    const taken = reservedFor(address, staticFiles);
    const why = taken ? `is not free: ${taken}; ${remedy}` : mistake && `is no address: ${mistake}`;
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
    ...targetProblems(docs, redirects, staticFiles),
  ];
}

/** Addresses, and folders on their way, that differ from an earlier one in the case of letters alone. */
function sameButForCase(owners: readonly DocAddress[]): ContentProblem[] {
  const met = new Map<string, { path: string; owner: DocAddress }>();
  return owners.flatMap((owner) => {
    for (const path of foldersOf(owner.path)) {
      const earlier = met.get(path.toLowerCase());
      if (!earlier) met.set(path.toLowerCase(), { path, owner });
      else if (earlier.path !== path) {
        const { file, line, column } = earlier.owner.place;
        const message = `${path} differs from ${earlier.path} (${file}:${line}:${column}) in case alone: many disks and hosts take them for one; ${owner.remedy}`;
        return [{ ...owner.place, message }];
      }
    }
    return [];
  });
}

/** `/a/b` → `/a`, `/a/b`. */
const foldersOf = (path: string): string[] =>
  [...path.matchAll(/\/|$/g)].slice(1).map(({ index }) => path.slice(0, index));

/** Redirects that lead nowhere for good: round in a circle, or beside a page by the case of a letter. */
function targetProblems(
  docs: readonly DocAddress[],
  redirects: readonly RedirectAddresses[],
  staticFiles: readonly string[],
): ContentProblem[] {
  const pages = [...docs.map(({ path }) => path), ...OTHER_PAGES];
  const exact = new Set(pages);
  const byLower = new Map(pages.map((path) => [path.toLowerCase(), path]));
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to, toPlace }) => {
    const problem = (message: string) => [{ ...toPlace, message }];
    if (exact.has(to)) return [];
    if (to === from) return problem(`${from} redirects to itself; write another address`);
    const meant = byLower.get(to.toLowerCase());
    if (meant !== undefined) return problem(`there is no page ${to}; write ${meant}`);
    const next = targets.get(to);
    if (next !== undefined) {
      return problem(`${to} is an old address itself; write where it leads to, ${next}`);
    }
    const taken = reservedFor(to, staticFiles);
    return taken === undefined ? [] : problem(`${to} is no page: ${taken}`);
  });
}

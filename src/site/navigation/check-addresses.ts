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
  /** Whether a published site leaves the doc out. */
  draft?: boolean;
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
    ...doubledRedirects(redirects),
    ...targetProblems(docs, redirects, staticFiles),
  ];
}

/** Old addresses that stand twice, once the product is filled in: a host takes one of the rows. */
function doubledRedirects(redirects: readonly RedirectAddresses[]): ContentProblem[] {
  return redirects.flatMap(({ from, fromPlace }, index) => {
    const earlier = redirects.slice(0, index).find((other) => other.from === from);
    if (!earlier) return [];
    const { file, line, column } = earlier.fromPlace;
    const message = `${from} is redirected already (${file}:${line}:${column}): remove one of the two`;
    return [{ ...fromPlace, message }];
  });
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
  const round = new Set<string>();
  return redirects.flatMap(({ from, to, toPlace }) => {
    const problem = (message: string) => [{ ...toPlace, message }];
    if (exact.has(to)) return [];
    if (to === from) return problem(`${from} redirects to itself; write another address`);
    const meant = byLower.get(to.toLowerCase());
    if (meant !== undefined) return problem(`there is no page ${to}; write ${meant}`);
    if (round.has(from)) return [];
    const circle = circleFrom(from, targets);
    if (circle.length > 0) {
      for (const address of circle) round.add(address);
      const way = [...circle, from].join(' → ');
      return problem(`${from} leads back to itself, ${way}: write the address of a page`);
    }
    const next = targets.get(to);
    if (next !== undefined) {
      return problem(`${to} is an old address itself; write where it leads to, ${next}`);
    }
    const taken = reservedFor(to, staticFiles);
    return taken === undefined ? [] : problem(`${to} is no page: ${taken}`);
  });
}

/** The old addresses by way of which one leads back to itself; none where it does not. */
function circleFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const way = [from];
  for (let to = targets.get(from); to !== undefined; to = targets.get(to)) {
    if (to === from) return way;
    if (way.includes(to)) return [];
    way.push(to);
  }
  return [];
}

/** Redirects that readers survive: one from a page, which stays where it is, and one that leads to a draft or to no page. */
export function redirectWarnings(
  docs: readonly DocAddress[],
  redirects: readonly RedirectAddresses[],
): ContentProblem[] {
  // Of two docs with one address the first has it.
  const pages = new Map(docs.toReversed().map((doc) => [doc.path, doc]));
  const old = new Set(redirects.map(({ from }) => from));
  return redirects.flatMap(({ from, to, fromPlace, toPlace }): ContentProblem[] => {
    const page = pages.get(from);
    if (page) {
      const message = `${from} is the address of ${page.place.file}: the redirect is left out; remove it, or give the doc another slug`;
      return [{ ...fromPlace, message }];
    }
    const target = pages.get(to);
    if (target?.draft && docs.every(({ path, draft }) => path !== to || draft)) {
      const message = `${to} is a draft (${target.place.file}), which the published site leaves out: take "draft" out there, or write the address of another page`;
      return [{ ...toPlace, message }];
    }
    // What leads to another redirect is a mistake, told as one.
    return target || OTHER_PAGES.includes(to) || old.has(to)
      ? []
      : [{ ...toPlace, message: `there is no page ${to}: write the address of one` }];
  });
}

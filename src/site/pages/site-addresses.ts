import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withProductSlug, type Product } from '../settings/product-text';
import type { ContentProblem } from '../sources/content-problem';
import { addressProblems, redirectWarnings, type Place } from '../navigation/check-addresses';
import { ownersOf } from './check-site-links';

/** A doc, as far as its address is concerned. */
export interface AddressedDoc {
  /** With `{product}` as written. */
  path: string;
  file: string;
  /** Where the file gives the address; null where its name does. */
  slugPlace: { line: number; column: number } | null;
  /** Whether a published site leaves it out. */
  draft?: boolean;
}

/** A redirect as it is written, with the places of its two addresses. */
export interface WrittenRedirect {
  fromPath: string;
  toPath: string;
  fromPlace: Place;
  toPlace: Place;
}

/**
 * Docs and redirects at addresses that they cannot have, and redirects that do nothing, of which a build only warns.
 *
 * @param redirects as {@link filledRedirects} gives them
 * @param odd what is wrong with files: a name that cannot stand makes an address that cannot, which is one mistake
 */
export function siteAddressProblems(
  root: string,
  docs: readonly AddressedDoc[],
  redirects: readonly WrittenRedirect[],
  product: Product,
  odd: readonly ContentProblem[],
): { problems: ContentProblem[]; warnings: ContentProblem[] } {
  // In the order of their files: a build that starts from a cache meets them in another.
  const addresses = docs
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ path, file, slugPlace, draft = false }) => ({
      draft,
      path: withProductSlug(path, product),
      slugPlace,
      // At its slug where it has one, else at the file as a whole.
      place: { file, ...(slugPlace ?? { line: 1, column: 1 }) },
      remedy: slugPlace ? 'write another slug' : 'rename the file, or give it a slug',
    }));
  const rows = redirects
    .map(({ fromPath: from, toPath: to, fromPlace, toPlace }) => ({ from, to, fromPlace, toPlace }))
    .toSorted((a, b) => a.fromPlace.line - b.fromPlace.line);
  const named = new Set(odd.map(({ file }) => file));
  const wellNamed = addresses.filter(({ place }) => !named.has(place.file));
  const problems = addressProblems(wellNamed, rows, staticFiles(root));
  const mistaken = new Set(problems.map(({ file, line }) => `${file}:${line}`));
  const outside = docs
    .flatMap((doc) => outsideSection(doc, product))
    .filter(({ file, line }) => !mistaken.has(`${file}:${line}`));
  const ownersFirst = [...ownersOf(addresses).values(), ...addresses];
  return { problems, warnings: [...outside, ...redirectWarnings(ownersFirst, rows)] };
}

/** A slug whose first part is not the section of its doc, which is the folder of the file. */
function outsideSection(
  { path, file, slugPlace }: AddressedDoc,
  product: Product,
): ContentProblem[] {
  const [section, ...inSection] = withProductSlug(file, product).split('/').slice(2);
  const address = withProductSlug(path, product);
  const [first = '', ...rest] = address.slice(1).split('/');
  if (!slugPlace || section === undefined || inSection.length === 0 || first === section) return [];
  const meant = `/${section}/${(rest.length > 0 ? rest : [first]).join('/')}`;
  const message = `${address} is outside the section "${section}", which the page belongs to by its folder: write ${meant}, or move the file to the folder of another section`;
  return [{ file, ...slugPlace, message }];
}

/** Redirects with the product filled into both addresses. */
export const filledRedirects = <Redirect extends Pick<WrittenRedirect, 'fromPath' | 'toPath'>>(
  redirects: readonly Redirect[],
  product: Product,
): Redirect[] =>
  redirects.map((redirect) => ({
    ...redirect,
    fromPath: withProductSlug(redirect.fromPath, product),
    toPath: withProductSlug(redirect.toPath, product),
  }));

/** What stands in `static`, as addresses. */
export function staticFiles(root: string): string[] {
  const folder = join(root, 'static');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
    );
}

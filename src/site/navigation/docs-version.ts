import { groupBy } from '../sources/group-by';

/** Class that marks a page by the protocol version it is about, for styles and search. */
export type DocsVersionClass = 'V1' | 'V3';

/**
 * `V1` where a segment of the path is `v1` (in any case) or `2.0.0`, the published number of the same contracts;
 * otherwise `V3`.
 */
export function docsVersionClass(path: string): DocsVersionClass {
  return path.split('/').some((segment) => /^(?:v1|2\.0\.0)$/i.test(segment)) ? 'V1' : 'V3';
}

/** The version a page belongs to: that with the longest path before it; none for pages of no version. */
export function versionOfPath<V extends { path: string }>(
  versions: readonly V[],
  path: string,
): V | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * The versions that the version menu names: the page's own; outside all versions one of each section, which is the
 * reader's where they chose one, else the newest.
 *
 * @param preferred name of the version chosen for a section
 */
export function shownVersions<V extends { section: string; name: string; isLast: boolean }>(
  versions: readonly V[],
  active: V | undefined,
  preferred: (section: string) => string | undefined,
): V[] {
  if (active) return [active];
  const groups = groupBy(versions, ({ section }) => section);
  return [...groups].flatMap(([section, own]) => {
    const chosen = own.filter(({ name }) => name === preferred(section));
    return [...chosen, ...own.filter(({ isLast }) => isLast), ...own].slice(0, 1);
  });
}

/**
 * Where a page of one version is found in the other versions of its section, by their names; a version without that
 * page is left out.
 */
export function counterparts<V extends { section: string; name: string; path: string }>(
  versions: readonly V[],
  active: V,
  path: string,
  isServed: (path: string) => boolean,
): Record<string, string> {
  const rest = path.slice(active.path.length);
  return Object.fromEntries(
    versions
      .filter((version) => version.section === active.section && version !== active)
      .map(({ name, path: own }) => [name, own + rest] as const)
      .filter(([, address]) => isServed(address)),
  );
}

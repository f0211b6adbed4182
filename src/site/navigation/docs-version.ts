import { groupBy } from '../sources/group-by';

/** CSS class for the protocol version that a page is about; used by styles and search. */
export type DocsVersionClass = 'V1' | 'V3';

/**
 * Returns `V1` if a segment of the path is `v1`, in any case, or `2.0.0`, the version under which the v1 contracts were
 * published; otherwise `V3`.
 */
export function docsVersionClass(path: string): DocsVersionClass {
  return path.split('/').some((segment) => /^(?:v1|2\.0\.0)$/i.test(segment)) ? 'V1' : 'V3';
}

/**
 * Returns the version that a page belongs to: the version with the longest matching path; undefined if the page is in
 * none.
 */
export function versionOfPath<V extends { path: string }>(
  versions: readonly V[],
  path: string,
): V | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Returns the versions that the version menu shows. On a page that has a version, this is only the page's own version.
 * On other pages, it is one version per section: the reader's choice if they made one, otherwise the newest.
 *
 * @param preferred returns the name of the version chosen for a section
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
 * Returns the addresses of the same page in the other versions of its section, by version name. Versions without that
 * page are left out.
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

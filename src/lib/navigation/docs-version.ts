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

import { versionOfPath } from '../navigation/docs-version';

/** The tag of pages that belong to no version. */
export const NO_VERSION = 'default';

/** The tag of a docs version, from its key `section/name`: `contracts/current` → `docs-contracts-current`. */
export const versionTag = (key: string): string => `docs-${key.replace('/', '-')}`;

/** The tag of the version that a page belongs to. */
export function tagOfPath(
  versions: readonly { section: string; name: string; path: string }[],
  path: string,
): string {
  const version = versionOfPath(versions, path);
  return version ? versionTag(`${version.section}/${version.name}`) : NO_VERSION;
}

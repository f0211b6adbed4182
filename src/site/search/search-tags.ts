import { versionOfPath } from '../navigation/docs-version';

/** Tag of pages without a version. */
export const NO_VERSION = 'default';

/** Returns the tag of a docs version from its key `section/name`: `contracts/current` → `docs-contracts-current`. */
export const versionTag = (key: string): string => `docs-${key.replace('/', '-')}`;

/** Returns the tag of the version that a page belongs to. */
export function tagOfPath(
  versions: readonly { section: string; name: string; path: string }[],
  path: string,
): string {
  const version = versionOfPath(versions, path);
  return version ? versionTag(`${version.section}/${version.name}`) : NO_VERSION;
}

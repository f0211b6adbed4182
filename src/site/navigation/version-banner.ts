/** What a banner needs to know of a docs version. */
export interface BanneredVersion {
  section: string;
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  isReleased: boolean;
  mainDoc: { path: string } | null;
}

/** What is said above a page that is not of the newest version, and where the newest is read. */
export interface VersionBannerText {
  /** The page's own version, as readers choose it. */
  label: string;
  isReleased: boolean;
  /** None where the section has no newest version, or that has no page. */
  newest?: { label: string; path: string; isSamePage: boolean };
}

/**
 * The banner of a page: none on pages of the newest version.
 *
 * @param versions of all sections
 * @param own the page's version
 * @param counterparts the same page in other versions: paths by their names
 */
export function versionBanner(
  versions: readonly BanneredVersion[],
  own: BanneredVersion,
  counterparts: Readonly<Record<string, string>>,
): VersionBannerText | undefined {
  if (own.isLast) return undefined;
  const { label, isReleased } = own;
  const newest = versions.find(({ section, isLast }) => section === own.section && isLast);
  const same = newest && counterparts[newest.name];
  const path = same ?? newest?.mainDoc?.path;
  return {
    label,
    isReleased,
    ...(newest &&
      path !== undefined && {
        newest: { label: newest.label, path, isSamePage: same !== undefined },
      }),
  };
}

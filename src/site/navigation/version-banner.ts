/** The properties of a docs version that the banner needs. */
export interface BanneredVersion {
  section: string;
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  isReleased: boolean;
  mainDoc: { path: string } | null;
}

/** Contents of the banner above a page that is not in the newest version. */
export interface VersionBannerText {
  /** The page's own version, labelled as in the version menu. */
  label: string;
  isReleased: boolean;
  /** The newest version; absent if the section has none or that version has no page to link to. */
  newest?: { label: string; path: string; isSamePage: boolean };
}

/**
 * Returns the banner of a page, or undefined if the page is in the newest version.
 *
 * @param versions of all sections
 * @param own the page's version
 * @param counterparts paths of the same page in other versions, by version name
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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../sources/content-problem';
import { findRelease, readReleases, RELEASES_FILE } from '../data/releases';
import type { Locate } from '../sources/yaml-source';
import type { Announcement, WrittenSettings } from './schema';

/**
 * Returns the announcement in the settings, or that of the release whose id the settings name; null if there is
 * neither.
 *
 * @param root the project root, which contains the releases file
 * @param settingsFile the file that `locate` refers to, for error positions
 * @throws ContentError if no release with that id has an announcement
 */
export function chosenAnnouncement(
  written: WrittenSettings['announcement'],
  root: string,
  settingsFile: string,
  locate: Locate,
): Announcement | null {
  if (written === null || !('release' in written)) return written;
  const file = join(root, RELEASES_FILE);
  const releases = existsSync(file) ? readReleases(readFileSync(file, 'utf8')) : { contracts: [] };
  const { release } = findRelease(releases, written.release) ?? {};
  if (release?.announcement) return { id: release.id, ...release.announcement };
  const known = releases.contracts.flatMap((contract) =>
    contract.releases.flatMap((one) => (one.announcement ? [one.id] : [])),
  );
  const remedy =
    known.length > 0
      ? `write one of ${known.join(', ')}`
      : 'write the id and text of an announcement';
  const message = `"announcement.release" is "${written.release}": no release of ${RELEASES_FILE} has this id and an announcement; ${remedy}`;
  const place = locate(['announcement', 'release']);
  throw new ContentError([{ file: settingsFile, ...place, message }]);
}

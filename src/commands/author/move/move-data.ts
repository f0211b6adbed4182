import { type Moved, movedText } from './move-plan';
import { REDIRECTS_FILE } from '../../../site/navigation/check-addresses';
import type { ChangeSet } from '../change-set/change-set';
import { moveToOwnSidebar } from '../change-set/list-in-sidebar';
import { readSite, type SiteState, VERSIONS_FILE } from '../change-set/site-state';
import { Refusal } from '../command';

/** Navigation fields that contain doc ids. The items of a sidebar are under `items`. */
const ID_FIELDS = new Set(['doc', 'items', 'v1', 'v3']);

/**
 * Updates data files for moved docs: ids in the navigation, and addresses everywhere, except the old addresses in
 * redirects.
 */
export function moveData(changeSet: ChangeSet, site: SiteState, moved: Moved): void {
  const names = [...moved.ids.keys(), ...moved.paths.keys()];
  for (const file of changeSet.list('content', '.yml')) {
    const text = changeSet.read(file) ?? '';
    if (!names.some((name) => text.includes(name))) continue;
    const isNavigation = file.startsWith('content/navigation/');
    let count = 0;
    const value = mapTexts(changeSet.readYaml(file), (written, key) => {
      if (file === REDIRECTS_FILE && key === 'from') return written;
      const id = isNavigation && key && ID_FIELDS.has(key) ? moved.ids.get(written) : undefined;
      const now = id ?? movedText(moved, written);
      if (now !== written) count += 1;
      return now;
    });
    if (count > 0)
      changeSet.writeYaml(file, value, count === 1 ? '1 mention' : `${count} mentions`);
  }
  moveMainDocs(changeSet, site, moved);
}

/**
 * Returns a value with each of its strings changed.
 *
 * @param key name of the nearest field that contains the string; undefined at the top level
 */
function mapTexts(
  value: unknown,
  change: (text: string, key?: string) => string,
  key?: string,
): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, name)]),
  );
}

/** Updates the `mainDoc` of each version, which is written as an id relative to the version's path. */
function moveMainDocs(changeSet: ChangeSet, { versions }: SiteState, { ids }: Moved): void {
  if (!versions.some(({ mainDocId }) => ids.has(mainDocId))) return;
  const rows = changeSet.readYaml(VERSIONS_FILE) as { mainDoc: string }[];
  const value = versions.map(({ path, mainDocId, section, name }, index) => {
    const now = ids.get(mainDocId);
    if (now === undefined) return rows[index];
    if (!`/${now}`.startsWith(`${path}/`))
      throw new Refusal(
        `${mainDocId} is the main doc of the version "${name}" of ${section}, so it has to stay under ${path}: set another mainDoc in ${VERSIONS_FILE} first`,
      );
    return { ...rows[index], mainDoc: now.slice(path.length) };
  });
  changeSet.writeYaml(VERSIONS_FILE, value, 'the main doc');
}

/** Redirects each old address to the new one. Removes redirects from an address that is a page again. */
export function moveRedirects(changeSet: ChangeSet, { paths }: Moved): void {
  if (paths.size === 0) return;
  const pages = new Set(paths.values());
  const rows = (changeSet.readYaml(REDIRECTS_FILE) ?? []) as { from: string; to: string }[];
  const kept = rows.filter(({ from }) => !pages.has(from));
  const added = Array.from(paths, ([from, to]) => ({ from, to }));
  const note = added.length === 1 ? '1 redirect added' : `${added.length} redirects added`;
  const gone = rows.length - kept.length;
  changeSet.writeYaml(
    REDIRECTS_FILE,
    [...kept, ...added],
    gone > 0 ? `${note}, ${gone} removed because the address is a page again` : note,
  );
}

/** Moves docs that have changed section to the end of the new section's sidebar. */
export function moveBetweenSidebars(changeSet: ChangeSet, { ids }: Moved): void {
  for (const [from, to] of ids)
    if (from.split('/')[0] !== to.split('/')[0])
      moveToOwnSidebar(changeSet, readSite(changeSet), to);
}

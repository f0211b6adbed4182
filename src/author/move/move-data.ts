import { REDIRECTS_FILE } from '../../site/navigation/check-addresses';
import type { ChangeSet } from '../change-set/change-set';
import { listInSidebar } from '../change-set/list-in-sidebar';
import { readSite, VERSIONS_FILE, type SiteState } from '../change-set/site-state';
import {
  appendItem,
  flow,
  removeItem,
  replaceAll,
  type Replacement,
  textsOf,
} from '../change-set/yaml-edits';
import { Refusal } from '../command';
import { movedText, type Moved } from './move-plan';

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
    const edits = textsOf(text).flatMap(({ value, key, start, end }): Replacement[] => {
      if (file === REDIRECTS_FILE && key === 'from') return [];
      const id = isNavigation && key && ID_FIELDS.has(key) ? moved.ids.get(value) : undefined;
      const written = text.slice(start, end);
      const now = id ?? movedText(moved, value);
      if (now === value) return [];
      const whole = written.replace(value, () => now);
      return [{ start, end, text: whole === written ? movedText(moved, written) : whole }];
    });
    const count = edits.length === 1 ? '1 mention' : `${edits.length} mentions`;
    if (edits.length > 0) changeSet.write(file, replaceAll(text, edits), count);
  }
  moveMainDocs(changeSet, site, moved);
}

/** Updates the `mainDoc` of each version, which is written as an id relative to the version's path. */
function moveMainDocs(changeSet: ChangeSet, { versions }: SiteState, { ids }: Moved): void {
  const text = changeSet.read(VERSIONS_FILE);
  if (text === undefined) return;
  const written = textsOf(text).filter(({ key }) => key === 'mainDoc');
  const edits = versions.flatMap(({ path, mainDocId, section, name }, index): Replacement[] => {
    const now = ids.get(mainDocId);
    const place = written[index];
    if (now === undefined || !place) return [];
    if (!`/${now}`.startsWith(`${path}/`))
      throw new Refusal(
        `${mainDocId} is the main doc of the version "${name}" of ${section}, so it has to stay under ${path}: set another mainDoc in ${VERSIONS_FILE} first`,
      );
    return [{ start: place.start, end: place.end, text: now.slice(path.length) }];
  });
  if (edits.length > 0) changeSet.write(VERSIONS_FILE, replaceAll(text, edits), 'the main doc');
}

/** Redirects each old address to the new one. Removes redirects from an address that is a page again. */
export function moveRedirects(changeSet: ChangeSet, { paths }: Moved): void {
  const pages = new Set(paths.values());
  let text = changeSet.read(REDIRECTS_FILE) ?? '[]\n';
  const rows = readSite(changeSet).redirects;
  const again = rows.flatMap(({ fromPath }, index) => (pages.has(fromPath) ? [index] : []));
  for (const index of again.reverse()) text = removeItem(text, [], index);
  for (const [from, to] of paths) text = appendItem(text, [], flow({ from, to }));
  if (paths.size === 0) return;
  const added = paths.size === 1 ? '1 redirect added' : `${paths.size} redirects added`;
  const gone = `${again.length} removed because the address is a page again`;
  changeSet.write(REDIRECTS_FILE, text, again.length > 0 ? `${added}, ${gone}` : added);
}

/** Moves docs that have changed section to the end of the new section's sidebar. */
export function moveBetweenSidebars(changeSet: ChangeSet, { ids }: Moved): void {
  for (const [from, to] of ids) {
    const section = to.split('/')[0] ?? '';
    if (from.split('/')[0] === section) continue;
    const site = readSite(changeSet);
    const listed = site.sidebars.find((sidebar) => {
      const texts = textsOf(changeSet.read(sidebar.file) ?? '');
      return texts.some(
        ({ value, key }) => value === to && key !== undefined && ID_FIELDS.has(key),
      );
    });
    if (!listed || listed.section === section) continue;
    takeOut(changeSet, listed.file, to);
    listInSidebar(changeSet, site, to);
  }
}

function takeOut(changeSet: ChangeSet, file: string, id: string): void {
  const lines = (changeSet.read(file) ?? '').split('\n');
  const own = lines.findIndex((line) => line.trim() === `- ${id}`);
  if (own === -1)
    throw new Refusal(
      `${id} has a label or a category of its own in ${file}: remove it there first, and list it in the other sidebar afterwards`,
    );
  changeSet.write(file, lines.toSpliced(own, 1).join('\n'), `removed ${id}`);
}

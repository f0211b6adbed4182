import type { Draft } from '../draft/draft';
import { listInSidebar } from '../draft/list-in-sidebar';
import { readSite, REDIRECTS_FILE, VERSIONS_FILE, type SiteState } from '../draft/site-state';
import { appendItem, removeItem, replaceAll, textsOf, type Replacement } from '../draft/yaml-edits';
import { flow } from '../new/flow';
import { Refusal } from '../refusal';
import { movedText, type Moved } from './moved';

/** Fields of the navigation that hold ids; an item of a sidebar stands under `items`. */
const ID_FIELDS = new Set(['doc', 'items', 'v1', 'v3']);

/** Mends what data files say of moved docs: ids in the navigation, addresses everywhere, but for old addresses. */
export function moveData(draft: Draft, site: SiteState, moved: Moved): void {
  const names = [...moved.ids.keys(), ...moved.paths.keys()];
  for (const file of draft.list('content', '.yml')) {
    const text = draft.read(file) ?? '';
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
    if (edits.length > 0) draft.write(file, replaceAll(text, edits), count);
  }
  moveMainDocs(draft, site, moved);
}

/** Docs versions name the doc that they start with by its id from their own path on. */
function moveMainDocs(draft: Draft, { versions }: SiteState, { ids }: Moved): void {
  const text = draft.read(VERSIONS_FILE);
  if (text === undefined) return;
  const written = textsOf(text).filter(({ key }) => key === 'mainDoc');
  const edits = versions.flatMap(({ path, mainDocId, section, name }, index): Replacement[] => {
    const now = ids.get(mainDocId);
    const place = written[index];
    if (now === undefined || !place) return [];
    if (!`/${now}`.startsWith(`${path}/`))
      throw new Refusal(
        `${mainDocId} is what the version "${name}" of ${section} starts with, and has to stay under ${path}: name another mainDoc in ${VERSIONS_FILE} first`,
      );
    return [{ start: place.start, end: place.end, text: now.slice(path.length) }];
  });
  if (edits.length > 0) draft.write(VERSIONS_FILE, replaceAll(text, edits), 'its main doc');
}

/** Leads from each old address to the new one. What redirected from an address that is a page again goes. */
export function moveRedirects(draft: Draft, { paths }: Moved): void {
  const pages = new Set(paths.values());
  let text = draft.read(REDIRECTS_FILE) ?? '[]\n';
  const rows = readSite(draft).redirects;
  const again = rows.flatMap(({ fromPath }, index) => (pages.has(fromPath) ? [index] : []));
  for (const index of again.reverse()) text = removeItem(text, [], index);
  for (const [from, to] of paths) text = appendItem(text, [], flow({ from, to }));
  if (paths.size === 0) return;
  const added = `${paths.size} added`;
  const gone = `${again.length} taken out, from what is a page again`;
  draft.write(REDIRECTS_FILE, text, again.length > 0 ? `${added}, ${gone}` : added);
}

/** A doc that changed its section is listed in the sidebar of the new one, at the end. */
export function moveBetweenSidebars(draft: Draft, { ids }: Moved): void {
  for (const [from, to] of ids) {
    const section = to.split('/')[0] ?? '';
    if (from.split('/')[0] === section) continue;
    const site = readSite(draft);
    const listed = site.sidebars.find((sidebar) => {
      const texts = textsOf(draft.read(sidebar.file) ?? '');
      return texts.some(
        ({ value, key }) => value === to && key !== undefined && ID_FIELDS.has(key),
      );
    });
    if (!listed || listed.section === section) continue;
    takeOut(draft, listed.file, to);
    listInSidebar(draft, site, to);
  }
}

function takeOut(draft: Draft, file: string, id: string): void {
  const lines = (draft.read(file) ?? '').split('\n');
  const own = lines.findIndex((line) => line.trim() === `- ${id}`);
  if (own === -1)
    throw new Refusal(
      `${id} has a label or a category of its own in ${file}: take it out there first, and list it in the other sidebar behind it`,
    );
  draft.write(file, lines.toSpliced(own, 1).join('\n'), `no longer lists ${id}`);
}

import { addressMistake } from '../../site/navigation/address';
import { nearest } from '../../site/sources/suggest';
import type { Draft } from '../draft/draft';
import type { DocState, SiteState } from '../draft/site-state';
import { Refusal } from '../refusal';
import type { Moved } from './moved';

/** File with the addresses that other sites link to. The path is relative to the project root. */
const PROMISED_FILE = 'tests/output/addresses.txt';

/** A requested move: id, address or file of a page or a folder. */
export interface WantedMove {
  from: string;
  to: string;
  /** Whether to move only the files and leave the pages at their addresses. */
  keepAddress: boolean;
}

/** `content/docs/sdk/x.mdx`, `/sdk/x` → `sdk/x`. */
const idOf = (written: string): string =>
  written.replace(/^(?:\.\/)?content\/docs\//, '').replace(/^\/|\/$|\.mdx$/g, '');

const addressOf = (id: string): string => `/${id.replace(/(?:^|\/)index$/, '')}`;

/** Returns the docs at an id: a single one, or all docs of a folder. */
function docsAt(site: SiteState, id: string): DocState[] {
  const one = site.docs.filter((doc) => doc.id === id);
  const below = site.docs.filter((doc) => doc.id.startsWith(`${id}/`));
  if (one.length > 0 && below.length > 0)
    throw new Refusal(
      `"${id}" is a page and a folder: write ${id}.mdx for the page, or ${id}/ for the folder`,
    );
  if (one.length + below.length > 0) return [...one, ...below];
  throw new Refusal(
    `there is no doc and no folder "${id}"; ${nearest(
      id,
      site.docs.map((doc) => doc.id),
    )}`,
  );
}

function chosenDocs(site: SiteState, written: string): DocState[] {
  const id = idOf(written);
  if (written.endsWith('.mdx')) return site.docs.filter((doc) => doc.id === id);
  if (written.endsWith('/')) return site.docs.filter((doc) => doc.id.startsWith(`${id}/`));
  return docsAt(site, id);
}

/**
 * Plans a move.
 *
 * @throws Refusal if the move is not possible
 */
export function planMove(
  draft: Draft,
  site: SiteState,
  { from, to, keepAddress }: WantedMove,
): Moved {
  const docs = chosenDocs(site, from);
  if (docs.length === 0) throw new Refusal(`there is no doc ${from}`);
  const [source, target] = [idOf(from), idOf(to)];
  if (source === target) throw new Refusal('both names are the same');
  if (target.startsWith(`${source}/`) && docs.some(({ id }) => id !== source))
    throw new Refusal(`a folder cannot move into itself: ${target}`);
  const ids = new Map(docs.map(({ id }) => [id, target + id.slice(source.length)]));
  const promised = new Set((draft.read(PROMISED_FILE) ?? '').split('\n'));
  const sections = site.settings.navigation.sections.map(({ section }) => section);
  for (const id of ids.values()) {
    const file = `content/docs/${id}.mdx`;
    const mistake = addressMistake(`/${id.replace(/\/index$/, '')}`);
    if (mistake || !id.includes('/'))
      throw new Refusal(
        `"${id}" is not a valid doc id: ${mistake ?? 'write its section and name'}`,
      );
    if (!sections.includes(id.split('/')[0] ?? ''))
      throw new Refusal(
        `there is no section "${id.split('/')[0] ?? ''}"; use one of ${sections.join(', ')}`,
      );
    if (draft.read(file) !== undefined && !ids.has(id)) throw new Refusal(`${file} already exists`);
  }
  const paths = new Map(
    docs
      .filter(({ hasSlug }) => !hasSlug && !keepAddress)
      .map(({ id, path }) => [path, addressOf(ids.get(id) ?? id)]),
  );
  const kept = [...paths.keys()].filter((path) => promised.has(path));
  if (kept.length > 0)
    throw new Refusal(
      `other sites link to ${kept.slice(0, 3).join(', ')}${kept.length > 3 ? ` and ${kept.length - 3} more` : ''}, so a redirect is not enough (${PROMISED_FILE}): run npm run move ${from} ${to} -- --keep-address`,
    );
  for (const address of paths.values()) {
    const owner = site.docs.find((doc) => doc.path === address && !ids.has(doc.id));
    if (owner) throw new Refusal(`${address} cannot be used: it is the address of ${owner.file}`);
  }
  return { ids, paths };
}

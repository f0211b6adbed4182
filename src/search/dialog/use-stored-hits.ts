import { useMemo, useSyncExternalStore } from 'react';
import { storageSlot, type StorageSlot } from '../../kit/dom/storage';
import { KEPT, parseHits, withHit, withoutHit, type StoredHit } from './stored-hits';

const recentSlot = storageSlot(`search.recent.${SEARCH_SETTINGS.indexName}`);
const favouriteSlot = storageSlot(`search.favourites.${SEARCH_SETTINGS.indexName}`);

const recent = () => parseHits(recentSlot.get(), KEPT.recent);
const favourites = () => parseHits(favouriteSlot.get(), KEPT.favourites);
const write = (slot: StorageSlot, hits: readonly StoredHit[]) =>
  slot.set(hits.length > 0 ? JSON.stringify(hits) : null);

/** Stores a visited hit as the most recent, unless it is a favorite. */
export function rememberHit(hit: StoredHit): void {
  if (favourites().some(({ path }) => path === hit.path)) return;
  write(recentSlot, withHit(recent(), hit, KEPT.recent));
}

/** Removes a hit from the recent hits. */
export const forgetHit = (hit: StoredHit): void => write(recentSlot, withoutHit(recent(), hit));

/** Moves a hit from the recent hits to the favorites. */
export function saveHit(hit: StoredHit): void {
  write(favouriteSlot, withHit(favourites(), hit, KEPT.favourites));
  forgetHit(hit);
}

/** Removes a hit from the favorites. */
export const unsaveHit = (hit: StoredHit): void =>
  write(favouriteSlot, withoutHit(favourites(), hit));

/** Returns the remembered hits to show. The component renders again when they change in this window or another. */
export function useStoredHits(): { recent: StoredHit[]; favourites: StoredHit[] } {
  const recentText = useSyncExternalStore(recentSlot.listen, recentSlot.get);
  const favouriteText = useSyncExternalStore(favouriteSlot.listen, favouriteSlot.get);
  return useMemo(() => {
    const saved = parseHits(favouriteText, KEPT.favourites);
    const shown = saved.length > 0 ? KEPT.recentBesideFavourites : KEPT.recent;
    return { recent: parseHits(recentText, shown), favourites: saved };
  }, [recentText, favouriteText]);
}

import { delegate, type Stop } from '../../kit/dom/delegate';
import { API_FILTER } from './names';

/**
 * Loads the member filter when the reader focuses a filter box, because few pages have one. After a failure, all
 * members stay shown, and the next focus tries again.
 */
export const startMemberFilter = (): Stop =>
  delegate('focusin', `[${API_FILTER}] input`, () => {
    void import('./filter-members').then(
      ({ startFilter }) => startFilter(),
      () => undefined,
    );
  });

import { delegate, type Stop } from '../../kit/dom/delegate';
import { API_FILTER } from './names';

let started: Promise<void> | undefined;

/** Fetches the filter of members when a reader reaches for its box: few pages have one. */
export function startMemberFilter(): Stop {
  return delegate('focusin', `[${API_FILTER}] input`, () => {
    started ??= import('./filter-members').then(
      ({ startFilter }) => startFilter(),
      () => {
        // All members stay shown; the next focus tries again.
        started = undefined;
      },
    );
  });
}

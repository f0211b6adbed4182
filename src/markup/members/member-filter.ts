import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';
import { API_FILTER } from './names';

/** Loads the member filter when the reader focuses a filter box, because few pages have one. */
export function startMemberFilter(): Stop {
  let stop: Stop | undefined;
  let left = false;
  return stopAll(
    delegate('focusin', `[${API_FILTER}] input`, () => {
      if (stop) return;
      stop = () => undefined;
      void import('./filter-members').then(
        ({ startFilter }) => {
          if (!left) stop = startFilter();
        },
        // After a failure, all members stay shown, and the next focus tries again.
        () => (stop = undefined),
      );
    }),
    () => {
      left = true;
      stop?.();
    },
  );
}

import { delegate, type Stop } from '../../kit/dom/delegate';
import { FIELD } from '../../kit/names';

/**
 * Loads the code of the fields in a page's content when the reader focuses one of them, because few pages have any.
 * After a failure, the page stays as it is, and the next focus tries again.
 */
export const awaitFields = (): Stop =>
  delegate('focusin', `[${FIELD}] input`, () => {
    void import('./fetched-on-focus').then(
      ({ startFields }) => startFields(),
      () => undefined,
    );
  });

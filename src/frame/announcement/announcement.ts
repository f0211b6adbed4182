import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';
import { storageSlot } from '../../kit/dom/storage';
import {
  ANNOUNCEMENT,
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID,
  ANNOUNCEMENT_ID_KEY,
} from '../../kit/names';
import { ANNOUNCEMENT_CLOSE } from './names';

const idSlot = storageSlot(ANNOUNCEMENT_ID_KEY);
const dismissedSlot = storageSlot(ANNOUNCEMENT_DISMISSED_KEY);

/** Lets the reader close the announcement bar. The bar stays closed until there is a new announcement. */
export function startAnnouncement(): Stop {
  const root = document.documentElement;
  const id = root.getAttribute(ANNOUNCEMENT_ID);
  if (id !== null && idSlot.get() !== id) {
    idSlot.set(id);
    dismissedSlot.set('false');
  }
  const show = (dismissed: string | null) => {
    if (dismissed === 'true') root.setAttribute(ANNOUNCEMENT, 'dismissed');
    else root.removeAttribute(ANNOUNCEMENT);
  };
  return stopAll(
    dismissedSlot.listen(show),
    delegate('click', `[${ANNOUNCEMENT_CLOSE}]`, () => {
      dismissedSlot.set('true');
      show('true');
    }),
  );
}

import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';
import { storageSlot } from '../../kit/dom/storage';

const idSlot = storageSlot('announcement.id');
const dismissedSlot = storageSlot('announcement.dismissed');

/** Closes the announcement bar for good, until another announcement takes its place. */
export function startAnnouncement(): Stop {
  const root = document.documentElement;
  const id = root.dataset.announcementId;
  if (id !== undefined && idSlot.get() !== id) {
    idSlot.set(id);
    dismissedSlot.set('false');
  }
  const show = (dismissed: string | null) => {
    if (dismissed === 'true') root.dataset.announcement = 'dismissed';
    else delete root.dataset.announcement;
  };
  return stopAll(
    dismissedSlot.listen(show),
    delegate('click', '[data-announcement-close]', () => {
      dismissedSlot.set('true');
      show('true');
    }),
  );
}

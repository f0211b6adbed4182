import { hashTarget } from '../../kit/dom/hash-target';
import { openTab } from './tabs';
import { API_MEMBER, MEMBER_FOLD, MEMBER_WANTED } from '../members/names';

/** Opens the tabs, folds and filters that hide the target of the address, and scrolls to it. */
export function revealAnchor(): void {
  const target = hashTarget(location.hash);
  // The fold is a sibling of the member's heading, not an ancestor.
  const fold = target
    ?.closest(`[${API_MEMBER}]`)
    ?.querySelector<HTMLDetailsElement>(`:scope > .${MEMBER_FOLD}`);
  let opened = false;
  for (let element = target?.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) opened = element.open = true;
    if (element.getAttribute('role') === 'tabpanel' && element.hidden) opened = openTab(element);
    // The element is a member or group that `filter-members.ts` has hidden; the filter listens to this event.
    if (element.hidden) opened = document.dispatchEvent(new Event(MEMBER_WANTED));
  }
  if (fold) fold.open = true;
  if (opened) target?.scrollIntoView();
}

import { hashTarget } from '../../kit/dom/hash-target';
import { openTab } from './tabs';
import { API_MEMBER, MEMBER_FOLD, MEMBER_WANTED } from '../members/names';

/** Opens the tabs, details and filters that hide what the address points at, and goes there. */
export function revealAnchor(): void {
  const target = hashTarget(window.location.hash);
  // Beside the heading of the member, which never folds.
  const fold = target
    ?.closest(`[${API_MEMBER}]`)
    ?.querySelector<HTMLDetailsElement>(`:scope > .${MEMBER_FOLD}`);
  let opened = false;
  for (let element = target?.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) opened = element.open = true;
    if (element.getAttribute('role') === 'tabpanel' && element.hidden) opened = openTab(element);
    // Hidden by `filter-members.ts`, which listens: a member, or a group without hits.
    if (element.hidden) opened = document.dispatchEvent(new Event(MEMBER_WANTED));
  }
  if (fold) fold.open = true;
  if (opened) target?.scrollIntoView();
}

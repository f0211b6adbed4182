import { hashTarget } from '../../kit/dom/hash-target';
import { openTab } from './tabs';

/** Opens the tabs, details and filters that hide what the address points at, and goes there. */
export function revealAnchor(): void {
  const target = hashTarget(window.location.hash);
  let opened = false;
  for (let element = target?.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) opened = element.open = true;
    if (element.role === 'tabpanel' && element.hidden) opened = openTab(element);
    // Hidden by `filter-members.ts`, which listens.
    if (element.hidden && 'apiMember' in element.dataset) {
      opened = document.dispatchEvent(new Event('member-wanted'));
    }
  }
  if (opened) target?.scrollIntoView();
}

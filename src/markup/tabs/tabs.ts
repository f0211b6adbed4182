import { delegate, type Stop, stopAll } from '../../kit/dom/delegate';
import { hashTarget } from '../../kit/dom/links';
import { storageSlot } from '../../kit/dom/storage';
import { UNTIL_FOUND } from '../../kit/names';
import { API_MEMBER, MEMBER_FOLD, MEMBER_WANTED } from '../members/names';
import { TAB, TAB_GROUP, TAB_PANEL, TABS } from './names';

/** Returns the number that ArrowRight adds to the index in a row of items: 1, or -1 if the row is right-to-left. */
const readingStep = (element: Element): 1 | -1 =>
  SEVERAL_LOCALES && getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** Returns the panel of a tab. */
const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

const slotOf = (group: string) => storageSlot(`tab.${group}`);

const tabsOf = (set: Element) => [
  ...set.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];

/** Opens the tab with a value and closes the set's other tabs. Does nothing if the set has no tab with that value. */
function open(set: Element, value: string): void {
  const tabs = tabsOf(set);
  if (!tabs.some((tab) => tab.getAttribute(TAB) === value)) return;
  for (const tab of tabs) {
    const chosen = tab.getAttribute(TAB) === value;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    const panel = panelOf(tab);
    if (chosen) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', UNTIL_FOUND);
  }
}

function setsOf(group: string): Element[] {
  return [...document.querySelectorAll(`[${TAB_GROUP}="${CSS.escape(group)}"]`)];
}

/**
 * Opens the tab of a panel that a link or the browser's find-in-page leads to. Does not change the stored choice of the
 * reader. Returns whether the panel is now visible.
 */
function openTab(panel: HTMLElement): boolean {
  const set = panel.closest(`.${TABS}`);
  const value = panel.getAttribute(TAB);
  if (set && value !== null) open(set, value);
  return !panel.hidden;
}

function choose(tab: HTMLElement): void {
  const set = tab.closest(`.${TABS}`);
  const value = tab.getAttribute(TAB);
  if (!set || value === null) return;
  const group = set.getAttribute(TAB_GROUP);
  if (group === null) {
    open(set, value);
    return;
  }
  // Other sets of the group may be above this one, so opening their tabs may change its position. Scroll to keep the
  // tab under the pointer.
  const before = tab.getBoundingClientRect().top;
  for (const other of setsOf(group)) open(other, value);
  scrollBy(0, tab.getBoundingClientRect().top - before);
  slotOf(group).set(value);
}

/** Returns the panels of closed tabs that the browser's find-in-page showed before this script could listen. */
const foundPanels = () =>
  [...document.querySelectorAll('[role="tab"][aria-selected="false"]')]
    .map(panelOf)
    .filter((panel) => panel !== null && !panel.hidden) as HTMLElement[];

/**
 * Opens the stored tabs of the current page, and follows choices made in other windows. Called whenever a page has been
 * rendered.
 */
export function followTabs(): Stop {
  const groups = new Set(
    [...document.querySelectorAll(`[${TAB_GROUP}]`)].map(
      (set) => set.getAttribute(TAB_GROUP) ?? '',
    ),
  );
  const found = foundPanels();
  const stops = [...groups].map((group) => {
    const show = (value: string | null) => {
      if (value !== null) for (const set of setsOf(group)) open(set, value);
    };
    show(slotOf(group).get());
    return slotOf(group).listen(show);
  });
  found.forEach(openTab);
  return stopAll(...stops);
}

/**
 * Starts tabs that follow the ARIA authoring practices: the arrow keys, Home and End move the focus and open the
 * focused tab. A tab chosen in one set is also opened in the other sets of its group.
 */
export function startTabs(): Stop {
  return stopAll(
    delegate('click', '[role="tab"]', choose),
    // The browser's find-in-page has found text in a closed panel, and is about to show the panel.
    delegate('beforematch', `.${TAB_PANEL}`, openTab),
    delegate('keydown', '[role="tab"]', (tab, event) => {
      const set = tab.closest(`.${TABS}`);
      if (!set) return;
      const tabs = tabsOf(set);
      const at = tabs.indexOf(tab);
      const step = readingStep(tab);
      const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[event.key];
      const next = to === undefined ? undefined : tabs.at(to % tabs.length);
      if (!next) return;
      event.preventDefault();
      next.focus();
      choose(next);
    }),
  );
}

/**
 * Opens the tabs and folds, and clears the filters, that hide the element that the hash points to. If there were any,
 * scrolls to that element. If the hash points to a member, opens the fold of that member too.
 */
export function revealAnchor(): void {
  const target = hashTarget(location.hash);
  // The fold of a member is a sibling of the heading that the hash points to, so the loop below does not find it.
  const fold = target
    ?.closest(`[${API_MEMBER}]`)
    ?.querySelector<HTMLDetailsElement>(`:scope > .${MEMBER_FOLD}`);
  let opened = false;
  for (let element = target?.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) opened = element.open = true;
    if (element.getAttribute('role') === 'tabpanel' && element.hidden) opened = openTab(element);
    // The element is a member or group that the filter in `filter-members.ts` has hidden. The filter listens to this
    // event.
    if (element.hidden) opened = document.dispatchEvent(new Event(MEMBER_WANTED));
  }
  if (fold) fold.open = true;
  if (opened) target?.scrollIntoView();
}

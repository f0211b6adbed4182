import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';
import { storageSlot } from '../../kit/dom/storage';

const slotOf = (group: string) => storageSlot(`tab.${group}`);

const tabsOf = (set: Element) => [
  ...set.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];

/** Opens the tab with a value, if the set has it; the others close. */
function open(set: Element, value: string): void {
  const tabs = tabsOf(set);
  if (!tabs.some((tab) => tab.dataset.tab === value)) return;
  for (const tab of tabs) {
    const chosen = tab.dataset.tab === value;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    document
      .getElementById(tab.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute('hidden', !chosen);
  }
}

function setsOf(group: string): Element[] {
  return [...document.querySelectorAll(`[data-tab-group="${CSS.escape(group)}"]`)];
}

/** Opens the tab of a panel, for a reader who was led into it; what they chose themselves stays remembered. */
export function openTab(panel: HTMLElement): boolean {
  const set = panel.closest('.tabs');
  if (set && panel.dataset.tab !== undefined) open(set, panel.dataset.tab);
  return !panel.hidden;
}

function choose(tab: HTMLElement): void {
  const set = tab.closest('.tabs');
  const value = tab.dataset.tab;
  if (!set || value === undefined) return;
  const group = set instanceof HTMLElement ? set.dataset.tabGroup : undefined;
  if (group === undefined) {
    open(set, value);
    return;
  }
  // Others of the group may stand above and change the height of the page: keep the tab under the pointer.
  const before = tab.getBoundingClientRect().top;
  for (const other of setsOf(group)) open(other, value);
  window.scrollBy(0, tab.getBoundingClientRect().top - before);
  slotOf(group).set(value);
}

/**
 * Opens the remembered tabs of the page as it stands, and from then on what is chosen in another window; called
 * whenever a page has been drawn.
 */
export function followTabs(): Stop {
  const groups = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-tab-group]')].map(
      (set) => set.dataset.tabGroup ?? '',
    ),
  );
  return stopAll(
    ...[...groups].map((group) => {
      const show = (value: string | null) => {
        if (value !== null) for (const set of setsOf(group)) open(set, value);
      };
      show(slotOf(group).get());
      return slotOf(group).listen(show);
    }),
  );
}

/** Tabs as the ARIA authoring practices have them: arrows, Home and End move and choose; groups follow each other. */
export function startTabs(): Stop {
  return stopAll(
    delegate('click', '[role="tab"]', choose),
    delegate('keydown', '[role="tab"]', (tab, event) => {
      const set = tab.closest('.tabs');
      if (!set) return;
      const tabs = tabsOf(set);
      const at = tabs.indexOf(tab);
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
      const next = to === undefined ? undefined : tabs.at(to % tabs.length);
      if (!next) return;
      event.preventDefault();
      next.focus();
      choose(next);
    }),
  );
}

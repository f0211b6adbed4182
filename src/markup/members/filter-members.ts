import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';
import { hashTarget } from '../../kit/dom/links';
import { API_FILTER, API_FOOT, API_GROUP, API_MEMBER, ERROR, ERRORS, MEMBER_WANTED } from './names';
import { message } from '../../kit/language/message';
import { HEADING } from '../headings/names';

const BOX = `[${API_FILTER}] input`;
const MEMBER = `[${API_MEMBER}]`;

/**
 * Returns the text in which a filter looks for the query: the member's headings, and the selector or topic below its
 * signature. For an error, returns the heading of its list and its whole text.
 */
const searchableText = (member: Element): string =>
  member.matches(`.${ERROR}`)
    ? `${lowerCaseText(member.parentElement?.querySelector('h3'))} ${lowerCaseText(member)}`
    : Array.from(
        member.querySelectorAll(`:is(h2, h3, h4, h5), .${API_FOOT} code`),
        lowerCaseText,
      ).join(' ');

const lowerCaseText = (element?: Element | null): string =>
  element?.textContent.toLowerCase() ?? '';

/** Returns the groups of members that a filter box applies to: all groups between this box and the next. */
function scopeOf(box: HTMLInputElement): Element[] {
  const filters = [...document.querySelectorAll(BOX)];
  const next = filters[filters.indexOf(box) + 1];
  const isBetween = (element: Element) =>
    follows(box, element) && (next === undefined || follows(element, next));
  return [...document.querySelectorAll(`[${API_GROUP}]`)].filter(isBetween);
}

const follows = (first: Node, second: Node): boolean =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

function filter(box: HTMLInputElement): void {
  const query = box.value.trim().toLowerCase();
  const groups = scopeOf(box);
  const members = [...new Set(groups.flatMap((group) => [...group.querySelectorAll(MEMBER)]))];
  let shown = 0;
  for (const member of members) {
    const hit = searchableText(member).includes(query);
    member.toggleAttribute('hidden', !hit);
    if (hit) shown += 1;
  }
  for (const group of groups) {
    const hit = group.querySelector(`${MEMBER}:not([hidden])`) !== null;
    group.toggleAttribute('hidden', !hit);
    const folded = group.querySelector<HTMLDetailsElement>(':scope > details');
    if (folded) unfold(folded, query !== '' && hit);
  }
  const ofErrors = box.closest(`[${API_FILTER}="${ERRORS}"]`) !== null;
  if (ofErrors) hideEmptySections(box, groups);
  const status = box.parentElement?.querySelector('[role="status"]');
  if (status) {
    const all = members.length;
    status.textContent = ofErrors
      ? query === ''
        ? message('{all} errors', { all })
        : message('{shown} of {all} errors', { shown, all })
      : query === ''
        ? message('{all} members', { all })
        : message('{shown} of {all} members', { shown, all });
  }
}

/**
 * Hides the heading and the text above each list of errors that has no match. The section that contains the filter box
 * stays visible.
 */
function hideEmptySections(box: HTMLInputElement, groups: readonly Element[]): void {
  const lists = [...new Set(groups.map((group) => group.parentElement))];
  const shows = (list: Element | null) =>
    list !== null &&
    (list.contains(box) || list.querySelector(`[${API_GROUP}]:not([hidden])`) !== null);
  const kept = new Set(lists.filter(shows).flatMap(sectionAbove));
  for (const part of lists.flatMap(sectionAbove)) part.toggleAttribute('hidden', !kept.has(part));
}

/** Returns the heading of a list's section, and everything between it and the list. */
function sectionAbove(list: Element | null): Element[] {
  const parts: Element[] = [];
  for (let part = list?.previousElementSibling; part; part = part.previousElementSibling) {
    parts.push(part);
    if (part.matches(`.${HEADING}`)) return parts;
  }
  return [];
}

/** Opens a fold while it contains matches; a fold that the reader opened stays open. */
function unfold(details: HTMLDetailsElement, wanted: boolean): void {
  if (wanted && !details.open) {
    details.open = true;
    details.dataset.unfolded = '';
  } else if (!wanted && 'unfolded' in details.dataset) {
    details.open = false;
    delete details.dataset.unfolded;
  }
}

function clear(box: HTMLInputElement): void {
  box.value = '';
  filter(box);
}

/**
 * Clears the filters. Called when one of them hides the target of a clicked link or of the URL's hash. For the hash,
 * `tabs.ts` dispatches the event that triggers this.
 */
const showAll = () =>
  document.querySelectorAll<HTMLInputElement>(BOX).forEach((box) => {
    if (box.value) clear(box);
  });

/**
 * Filters, as the reader types, the members of a symbol by name, selector or topic, or errors by their text and the
 * heading of their list. Escape clears the filter. This code is loaded when the reader first focuses a filter box, so
 * when it starts, it applies the text that the reader has typed in the meantime. Later calls do nothing.
 */
export function startFilter(): void {
  stop ??= start();
}

/** Removes all listeners. Only tests need it. */
export function stopFilter(): void {
  stop?.();
  stop = undefined;
}

let stop: Stop | undefined;

function start(): Stop {
  document.addEventListener(MEMBER_WANTED, showAll);
  document.querySelectorAll<HTMLInputElement>(BOX).forEach(filter);
  return stopAll(
    delegate('input', BOX, (box) => {
      if (box instanceof HTMLInputElement) filter(box);
    }),
    delegate('keydown', BOX, (box, { key }) => {
      if (key === 'Escape' && box instanceof HTMLInputElement) clear(box);
    }),
    // A link in the table of contents may lead to a hidden heading. If so, clear the filters before the browser
    // scrolls.
    delegate('click', 'a[href^="#"]', (link) => {
      if (hashTarget(link.getAttribute('href') ?? '')?.closest('[hidden]')) showAll();
    }),
    () => document.removeEventListener(MEMBER_WANTED, showAll),
  );
}

import { declined } from '../../kit/dom/declined';

/** How long a query stands before it counts as asked and not as half typed, in ms. */
export const SETTLED = 2000;

/** Longer ones are pasted, and nobody knows what is in them. */
const LONGEST = 80;

/** What may tell who asks: an account's address, a hash, a number, a mail address, an address of the web. */
const PERSONAL = /0x[0-9a-f]{6,}|\d{5,}|@|:\/\/|\.eth\b/i;

const sent = new Set<string>();

/**
 * Tells the operator's own address, if the settings name one, of a query that found nothing: its words alone, once a
 * visit, never where the browser asks not to be counted, and never what may tell who asks.
 */
export function sendUnanswered(query: string): void {
  const address = SEARCH_SETTINGS.unanswered;
  const words = query.trim().toLowerCase();
  if (!address || words.length < 3 || words.length > LONGEST) return;
  if (PERSONAL.test(words) || sent.has(words) || declined()) return;
  sent.add(words);
  navigator.sendBeacon(address, JSON.stringify({ query: words }));
}

import { isTrackingDeclined } from '../../kit/dom/do-not-track';

/** Milliseconds without typing after which a query counts as complete. */
export const SETTLED = 2000;

/** Maximum characters of a query that is reported. Longer queries are probably pasted, and may contain anything. */
const LONGEST = 80;

/** Text that may identify the reader: an account, a hash, a number, an email address or a URL. */
const PERSONAL = /0x[0-9a-f]{6,}|\d{5,}|@|:\/\/|\.eth\b/i;

const sent = new Set<string>();

/**
 * Reports a query without results to the operator's address, if the settings name one. Only the words are sent, once
 * per visit, and never if the browser opts out of tracking or the query may identify the reader.
 */
export function sendUnanswered(query: string): void {
  const address = SEARCH_SETTINGS.unanswered;
  const words = query.trim().toLowerCase();
  if (!address || words.length < 3 || words.length > LONGEST) return;
  if (PERSONAL.test(words) || sent.has(words) || isTrackingDeclined()) return;
  sent.add(words);
  navigator.sendBeacon(address, JSON.stringify({ query: words }));
}

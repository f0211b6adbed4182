import type { Settings } from '@algolia/client-search';

/** Lists whose order ranks. That of others says nothing, and the service may give them back in its own. */
const ORDERED = new Set(['searchableAttributes', 'ranking', 'customRanking']);

/**
 * What an index does not have as it was set: a line for each key with both values. Keys that we do not set are not
 * ours to judge.
 *
 * @param theirs settings as the service gives them back
 */
export function differingSettings(ours: Settings, theirs: Settings): string[] {
  const given = theirs as Record<string, unknown>;
  return Object.entries(ours).flatMap(([key, value]) =>
    comparable(key, value) === comparable(key, given[key])
      ? []
      : [`the setting ${key} is ${told(given[key])} instead of ${told(value)}`],
  );
}

/** A switch or a number is the same as the word for it: the service takes both and gives back either. */
function comparable(key: string, value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(String(value));
  const items = value.map(String);
  return JSON.stringify(ORDERED.has(key) ? items : items.sort());
}

const told = (value: unknown) => (value === undefined ? 'not there' : JSON.stringify(value));

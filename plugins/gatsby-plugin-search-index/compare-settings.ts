import type { Settings } from '@algolia/client-search';

/** Settings where the order matters. The service may return all other lists in any order. */
const ORDERED = new Set(['searchableAttributes', 'ranking', 'customRanking']);

/**
 * Returns a line for each setting of the index that differs from ours, with both values. Settings that we do not set
 * are ignored.
 *
 * @param theirs settings as the service returns them
 */
export function differingSettings(ours: Settings, theirs: Settings): string[] {
  const given = theirs as Record<string, unknown>;
  return Object.entries(ours).flatMap(([key, value]) =>
    comparable(key, value) === comparable(key, given[key])
      ? []
      : [`the setting ${key} is ${told(given[key])} instead of ${told(value)}`],
  );
}

/** Normalizes a setting. The service accepts `true` and `"true"`, or a number as text, and may return either. */
function comparable(key: string, value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(String(value));
  const items = value.map(String);
  return JSON.stringify(ORDERED.has(key) ? items : items.sort());
}

const told = (value: unknown) => (value === undefined ? 'not there' : JSON.stringify(value));

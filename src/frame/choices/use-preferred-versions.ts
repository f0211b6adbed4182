import { useSyncExternalStore } from 'react';
import { preferredVersionSlot } from './preferred-version';

/**
 * Returns a function that looks up the version chosen for a section. Also reacts to choices in other windows. On the
 * server, no version is chosen.
 */
export function usePreferredVersions(
  sections: readonly string[],
): (section: string) => string | undefined {
  const slots = sections.map(preferredVersionSlot);
  // A single string, because React compares store snapshots by identity; version names contain no spaces.
  const stored = useSyncExternalStore(
    (onChange) => {
      const stops = slots.map((slot) => slot.listen(onChange));
      return () => stops.forEach((stop) => stop());
    },
    () => slots.map((slot) => slot.get() ?? '').join(' '),
    () => '',
  );
  const names = stored.split(' ');
  return (section) => names[sections.indexOf(section)];
}

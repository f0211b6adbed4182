import { useSyncExternalStore } from 'react';
import { preferredVersionSlot } from './preferred-version';

/**
 * The names of the versions that the reader chose, by section: also when they choose in another window. The server
 * knows of none.
 */
export function usePreferredVersions(
  sections: readonly string[],
): (section: string) => string | undefined {
  const slots = sections.map(preferredVersionSlot);
  // One text, since a store is compared by identity; names have no spaces.
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

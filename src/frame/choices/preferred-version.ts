import { useSyncExternalStore } from 'react';
import { delegate, type Stop, stopAll } from '../../kit/dom/delegate';
import { storageSlot, type StorageSlot } from '../../kit/dom/storage';
import { VERSIONS } from '../../kit/names';
import { groupBy } from '../../site/sources/group-by';
import { SAME_PAGE, VERSION } from './names';

/** Returns the storage slot for the version that the reader chose for a section. */
const preferredVersionSlot = (section: string): StorageSlot =>
  storageSlot(`docs-preferred-version-${section}`);

/** Splits a version key, such as `sdk/v3`, into section and version name. */
function parse(key: string): { section: string; name: string } {
  const [section = '', name = ''] = key.split('/');
  return { section, name };
}

/** Deletes stored versions that the site no longer has. */
function forgetUnknown(): void {
  const keys = document.querySelector(`[${VERSIONS}]`)?.getAttribute(VERSIONS)?.split(' ') ?? [];
  for (const [section, versions] of groupBy(keys.map(parse), (version) => version.section)) {
    const stored = preferredVersionSlot(section).get();
    if (stored !== null && !versions.some(({ name }) => name === stored))
      preferredVersionSlot(section).set(null);
  }
}

/**
 * Remembers the docs version that the reader chooses for each section. A link to the same page in another version keeps
 * the query and the hash. A link to a different page drops them, because they would be meaningless there.
 */
export function startPreferredVersion(): Stop {
  forgetUnknown();
  return stopAll(
    delegate(
      'click',
      `a[${VERSION}]`,
      (link) => {
        const { section, name } = parse(link.getAttribute(VERSION) ?? '');
        preferredVersionSlot(section).set(name);
        if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute(SAME_PAGE)) return;
        link.search = window.location.search;
        link.hash = window.location.hash;
      },
      // Listen in the capture phase, to run before the click navigates.
      { capture: true },
    ),
  );
}

/**
 * Returns a function that looks up the version chosen for a section. The component renders again when the reader
 * chooses a version in any window. On the server, no version is chosen.
 */
export function usePreferredVersions(
  sections: readonly string[],
): (section: string) => string | undefined {
  const slots = sections.map(preferredVersionSlot);
  // The snapshot is a single string, because React compares snapshots by identity. Version names contain no spaces, so
  // a space can separate them.
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

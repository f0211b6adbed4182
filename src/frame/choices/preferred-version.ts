import { groupBy } from '../../site/sources/group-by';
import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';
import { storageSlot, type StorageSlot } from '../../kit/dom/storage';

/** The name of the version that the reader chose for a section. */
export const preferredVersionSlot = (section: string): StorageSlot =>
  storageSlot(`docs-preferred-version-${section}`);

/** `section/name` taken apart. */
function parse(key: string): { section: string; name: string } {
  const [section = '', name = ''] = key.split('/');
  return { section, name };
}

/** Forgets remembered versions that the site no longer has. */
function forgetUnknown(): void {
  const keys =
    document.querySelector<HTMLElement>('[data-versions]')?.dataset.versions?.split(' ') ?? [];
  for (const [section, versions] of groupBy(keys.map(parse), (version) => version.section)) {
    const stored = preferredVersionSlot(section).get();
    if (stored !== null && !versions.some(({ name }) => name === stored))
      preferredVersionSlot(section).set(null);
  }
}

/**
 * Remembers the docs version that the reader chooses, by section. A choice that leads to the same page keeps the query
 * and the hash; on another page they would point at nothing.
 */
export function startPreferredVersion(): Stop {
  forgetUnknown();
  return stopAll(
    delegate(
      'click',
      'a[data-version]',
      (link) => {
        const { section, name } = parse(link.dataset.version ?? '');
        preferredVersionSlot(section).set(name);
        if (!(link instanceof HTMLAnchorElement) || !('samePage' in link.dataset)) return;
        link.search = window.location.search;
        link.hash = window.location.hash;
      },
      // Before the click navigates.
      { capture: true },
    ),
  );
}

const WARNING =
  'Browser storage is unavailable (embedded frame, private window or strict privacy?).';

let warned = false;

/**
 * Calls a function with local storage and returns its result. Returns undefined if storage is unavailable, and warns
 * about that once per visit.
 */
function attempt<T>(run: (store: Storage) => T): T | undefined {
  try {
    // Reading the property throws if storage is forbidden; it is null in some embedded views.
    const store = window.localStorage as Storage | null;
    if (store) return run(store);
  } catch {
    // The failure is reported below, together with missing storage.
  }
  if (!warned) console.warn(WARNING);
  warned = true;
  return undefined;
}

/** One stored value. If storage is unavailable, it reads as null and writes are ignored. */
export interface StorageSlot {
  get(): string | null;
  /** Null removes the value. */
  set(value: string | null): void;
  /** Runs a callback on every change, in this tab or another. Returns a function that removes the listener. */
  listen(onChange: (value: string | null) => void): () => void;
}

/**
 * Returns the key under which browser storage holds a value of this site. It ends with the base path, because two sites
 * on one origin share their storage.
 *
 * @example storageKey('theme'); // 'theme', or 'theme/docs' on a site that is served under /docs
 */
export const storageKey = (name: string): string => name + __BASE_PATH__;

/** Returns the storage slot with a name. */
export function storageSlot(name: string): StorageSlot {
  const key = storageKey(name);
  const get = () => attempt((store) => store.getItem(key)) ?? null;
  return {
    get,
    set(value) {
      const oldValue = get();
      if (oldValue === value) return;
      const written = attempt((store) => {
        if (value === null) store.removeItem(key);
        else store.setItem(key, value);
        return true;
      });
      if (!written) return;
      // Browsers notify only other tabs, so dispatch the same event for listeners in this one.
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value }));
    },
    listen(onChange) {
      const listener = (event: StorageEvent) => {
        if (event.key === key) onChange(event.newValue);
        else if (event.key === null) onChange(null);
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

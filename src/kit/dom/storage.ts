const WARNING =
  'Browser storage is unavailable (embedded frame, private window or strict privacy?).';

let warned = false;

/** Runs on the storage, any step of which may throw; then there is one warning for the whole visit. */
function attempt<T>(run: (store: Storage) => T): T | undefined {
  try {
    // Reading the property throws where storage is forbidden; it is null in some embedded views.
    const store = window.localStorage as Storage | null;
    if (store) return run(store);
  } catch {
    // Told below.
  }
  if (!warned) console.warn(WARNING);
  warned = true;
  return undefined;
}

/** One remembered value. With storage unavailable it reads as empty, and writes are dropped. */
export interface StorageSlot {
  get(): string | null;
  /** Null forgets the value. */
  set(value: string | null): void;
  /** Calls back on every change, from this tab and from others; returns how to stop. */
  listen(onChange: (value: string | null) => void): () => void;
}

/** The slot of a key. All that the site remembers goes through here. */
export function storageSlot(key: string): StorageSlot {
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
      // The browser tells other tabs only: listeners in this one hear of it in the same way.
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

/** The keys that open search, by the names that they have on the reader's keyboard: `first-paint.ts` tells which. */
export function SearchKeys() {
  return (
    <kbd translate="no" className="search-keys" aria-hidden="true">
      <span>Ctrl </span>
      <span>⌘</span>K
    </kbd>
  );
}

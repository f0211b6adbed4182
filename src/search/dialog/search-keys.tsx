/** The shortcut that opens search, with the modifier key of the reader's keyboard as detected in `first-paint.ts`. */
export function SearchKeys() {
  return (
    <kbd translate="no" className="search-keys" aria-hidden="true">
      <span>Ctrl </span>
      <span>⌘</span>K
    </kbd>
  );
}

import { message } from '../../kit/language/message';
import { SearchIcon } from '../../kit/view/icons';
import { versionTag } from '../../site/search/search-tags';

/**
 * The shortcut that opens search. Styles show the modifier key of the reader's keyboard, which `first-paint.ts`
 * detects.
 */
export function SearchKeys() {
  return (
    <kbd translate="no" className="search-keys" aria-hidden="true">
      <span>Ctrl </span>
      <span>⌘</span>K
    </kbd>
  );
}

/** The button that opens search. `search/dialog/search.ts` handles its clicks. */
export function SearchButton({ version }: { version: string | null | undefined }) {
  return (
    <button
      type="button"
      className="search-button"
      aria-keyshortcuts="Control+K Meta+K"
      data-search-open
      data-search-tag={version ? versionTag(version) : undefined}
    >
      <SearchIcon />
      <span className="label">{message('Search')}</span>
      <SearchKeys />
    </button>
  );
}

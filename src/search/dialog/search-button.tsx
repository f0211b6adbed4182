import { versionTag } from '../../site/search/search-tags';
import { SearchIcon } from '../../kit/view/icons';
import { SearchKeys } from './search-keys';
import { message } from '../../kit/language/message';

/** The button that opens search, see `search/dialog/search.ts`. */
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

import { versionTag } from '../../site/search/search-tags';
import { SearchIcon } from '../../kit/view/icons';
import { SearchKeys } from './search-keys';

/** Opens search; `search/dialog/search.ts` does the work. */
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
      <span className="label">Search</span>
      <SearchKeys />
    </button>
  );
}

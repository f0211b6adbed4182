import { versionTag } from '../../site/search/search-tags';
import { SearchIcon } from '../../kit/view/icons';
import { SearchKeys } from './search-keys';
import { SEARCH_BUTTON, SEARCH_OPEN, SEARCH_TAG } from '../names';

/** Opens search; `search/dialog/search.ts` does the work. */
export function SearchButton({ version }: { version: string | null | undefined }) {
  return (
    <button
      type="button"
      className={SEARCH_BUTTON}
      aria-keyshortcuts="Control+K Meta+K"
      {...{ [SEARCH_OPEN]: true, [SEARCH_TAG]: version ? versionTag(version) : undefined }}
    >
      <SearchIcon />
      <span className="label">Search</span>
      <SearchKeys />
    </button>
  );
}

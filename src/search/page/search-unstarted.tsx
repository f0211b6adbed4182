import { useHydrated } from '../../kit/view/use-hydrated';
import { UNSTARTED } from '../names';
import { SearchFailure } from '../results/search-failure';

/** Only in server-rendered HTML, because browsers do not run scripts that React inserts. See `watchSearchStart`. */
const script = typeof window === 'undefined' ? SEARCH_START_SCRIPT : '';

/** The message of the search page if its scripts do not load; removed on hydration. */
export function SearchUnstarted() {
  if (useHydrated()) return null;
  return (
    <>
      <div {...{ [UNSTARTED]: true }} hidden>
        <SearchFailure />
      </div>
      <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
    </>
  );
}

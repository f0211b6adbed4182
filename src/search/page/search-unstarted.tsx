import { useHydrated } from '../../kit/view/use-hydrated';
import { UNSTARTED } from '../names';
import { SearchFailure } from '../results/search-failure';

/** Only for the document: the browser does not run a script that React inserts. See `watchSearchStart`. */
const script = typeof window === 'undefined' ? SEARCH_START_SCRIPT : '';

/** What the search page says where its scripts do not load; the app takes it away. */
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

import { message } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import { useHydrated } from '../../kit/view/use-hydrated';
import { UNSTARTED } from '../names';
import { SearchFailure } from '../results/search-notes';

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

interface SearchWithoutScriptProps {
  sections: readonly { section: string; label: string; to: string }[];
}

/** The search page for browsers that do not run scripts. */
export function SearchWithoutScript({ sections }: SearchWithoutScriptProps) {
  return (
    <noscript>
      <p>
        {message(
          'Search runs in the browser, and needs JavaScript. Without it, every section lists its pages beside the text:',
        )}
      </p>
      <ul>
        {sections.map(({ section, label, to }) => (
          <li key={section}>
            <a href={sitePath(to)}>{label}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

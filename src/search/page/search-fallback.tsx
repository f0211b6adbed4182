import { message } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import { useHydrated } from '../../kit/view/use-hydrated';
import { UNSTARTED } from '../names';
import { SearchFailure } from '../results/search-notes';

/**
 * The inline script that runs `watchSearchStart`. It is only in server-rendered HTML, because browsers do not run
 * scripts that React inserts.
 */
const script = typeof window === 'undefined' ? SEARCH_START_SCRIPT : '';

/** The message that the search page shows if its scripts do not load. It is removed on hydration. */
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

/** The content of the search page for browsers that do not run scripts. */
export function SearchWithoutScript({ sections }: SearchWithoutScriptProps) {
  return (
    <noscript>
      <p>
        {message('Search needs JavaScript. Without it, use the list of pages in each section:')}
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

import { navigate } from 'gatsby';
import { useState } from 'react';
import { basePath } from '../../lib/site-paths';
import { SearchField } from './search-field';
import { useHydrated } from './use-hydrated';

/** What a path was about: its words, without what every path has. */
function wordsOfPath(pathname: string): string {
  const own = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  let text = own;
  try {
    text = decodeURIComponent(own);
  } catch {
    // A path may hold a lone "%": its words are searched for as they stand.
  }
  const parts = text.replace(/\.html?$/, '').split('/');
  return parts
    .filter(Boolean)
    .slice(-2)
    .join(' ')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

/** A search box that already holds the words of the address that led nowhere. */
export function PathSearch() {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const query = typed ?? (hydrated ? wordsOfPath(window.location.pathname) : '');
  return (
    <SearchField
      value={query}
      onChange={setTyped}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(`/search?q=${encodeURIComponent(query)}`);
      }}
    />
  );
}

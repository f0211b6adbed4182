import { useState } from 'react';
import { decodePart } from '../../site/navigation/decode-address';
import { goTo } from '../../kit/dom/router';
import { ownPath } from '../../kit/view/site-paths';
import { SearchField } from './search-field';
import { useHydrated } from '../../kit/view/use-hydrated';
import { pathInLocale } from '../../kit/language/message';

/** Returns the words of the last two parts of a path, without separators and extension. */
function wordsOfPath(pathname: string): string {
  const parts = decodePart(ownPath(pathname) ?? pathname)
    .replace(/\.html?$/, '')
    .split('/');
  return parts
    .filter(Boolean)
    .slice(-2)
    .join(' ')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

/** A search field on the not-found page, prefilled with the words of the requested URL. */
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
        goTo(pathInLocale(`/search?q=${encodeURIComponent(query)}`));
      }}
    />
  );
}

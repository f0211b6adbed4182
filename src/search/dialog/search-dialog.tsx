import { Global } from '@emotion/react';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { nearFirst } from '../engine/near-first';
import { boundQuery } from '../engine/query';
import { isHosted, siteSearch } from '../results/site-search';
import { DialogField } from './dialog-field';
import { DialogHits } from './dialog-hits';
import { moveFocus } from './move-focus';
import { QueryNote } from '../results/query-note';
import { RememberedHits } from './remembered-hits';
import { searchDialogStyle } from './search-dialog-style';
import { SeeAll } from './see-all';
import { SearchFailure } from '../results/search-failure';
import { PAGE_SIZE, useSearchResults, type SearchResults } from '../results/use-search-results';
import { SEARCH_RESULT } from '../names';
import { message } from '../../kit/language/message';

const search = nearFirst(siteSearch);

interface SearchDialogProps {
  initialQuery: string;
  /** Whether the reader has pressed Enter already. */
  entered?: boolean | undefined;
  /** Version tags of the section the reader is in and of pages without version. */
  tags: readonly string[] | undefined;
  onClose: () => void;
  /** @param path path, query and anchor without base path */
  onVisit: (path: string, query: string) => void;
}

/** What stands in the dialog: the field, and below it what was found or is remembered. */
export function SearchDialog(props: SearchDialogProps) {
  const { initialQuery, tags, onClose, onVisit } = props;
  const [query, setQuery] = useState(initialQuery);
  const [attempt, setAttempt] = useState(0);
  const [entered, setEntered] = useState(props.entered ? initialQuery : undefined);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const results = useSearchResults({ search, query, tags, limit: PAGE_SIZE, attempt });
  const found = results.state === 'found' ? results : undefined;
  const bound = boundQuery(query);
  const current = found?.query === bound || !query.trim();

  const openFirst = useCallback(() => {
    list.current?.querySelector<HTMLElement>(`[${SEARCH_RESULT}]`)?.click();
  }, []);
  // Enter may come before the results do: the first of them is what was meant.
  useEffect(() => {
    if (current && entered === query) openFirst();
  }, [current, entered, query, openFirst]);

  // The hit that had focus may not be among those that come: the arrow keys go on from the field.
  useEffect(() => {
    const frame = list.current?.parentElement;
    if (frame && !frame.contains(document.activeElement))
      frame.querySelector<HTMLElement>('[type="search"]')?.focus();
  }, [found?.query]);

  const visit = useCallback((path: string) => onVisit(path, bound.trim()), [onVisit, bound]);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- moves focus between what is inside
    <div className="search-dialog-frame" onKeyDown={onKey}>
      <Global styles={searchDialogStyle} />
      <DialogField
        query={query}
        onChange={(next) => {
          setQuery(next);
          setEntered(undefined);
          setSaid('');
        }}
        onSubmit={() => {
          if (current) openFirst();
          else setEntered(query);
          if (results.state === 'failed') setAttempt(attempt + 1);
        }}
        onClose={onClose}
      />
      <div className="search-dialog-list" ref={list}>
        <QueryNote query={query} />
        {results.state === 'idle' && <RememberedHits onVisit={visit} onDone={setSaid} />}
        {results.state === 'failed' && <SearchFailure onRetry={() => setAttempt(attempt + 1)} />}
        {found && <DialogHits hits={found.hits} query={found.query} onVisit={visit} />}
        {found?.total === 0 && (
          <p className="search-dialog-nothing">
            {message('No results for “{query}”', { query: found.query })}
          </p>
        )}
        {found && found.total > 0 && (
          <SeeAll query={found.query} total={found.total} onVisit={onVisit} />
        )}
      </div>
      <p id="search-dialog-keys" className="search-dialog-keys">
        <kbd>Enter</kbd> {message('opens the first')}, <kbd>↑</kbd> <kbd>↓</kbd>{' '}
        {message('lead to the others')}, <kbd>Esc</kbd> {message('closes')}
        {isHosted && <span>{message('Search by Algolia')}</span>}
      </p>
      <p role="status" className="visually-hidden">
        {said || announce(results)}
      </p>
    </div>
  );
}

function announce(results: SearchResults): string {
  if (results.state !== 'found') return '';
  const { total, query } = results;
  if (total === 0) return message('No results for “{query}”', { query });
  return total === 1 ? message('1 result') : message('{total} results', { total });
}

/** Arrows go through field and results; a letter typed on a result goes on with the query. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  moveFocus(event);
  const { target, key } = event;
  if (!(target instanceof HTMLAnchorElement) || key.length !== 1 || key === ' ') return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  event.currentTarget.querySelector<HTMLElement>('[type="search"]')?.focus();
}

import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Hit } from '../engine/search-backend';
import { boundQuery } from '../engine/query';
import { isHosted, siteSearch } from '../results/site-search';
import { DialogField, DialogKeys } from './dialog-field';
import { DialogHits, hitId, HITS_ID, SeeAll, useActiveHit } from './dialog-hits';
import { moveFocus } from '../results/move-focus';
import { QueryNote, SearchFailure } from '../results/search-notes';
import { RememberedHits } from './remembered-hits';
import { useSearchResults, type SearchResults } from '../results/use-search-results';
import { AnswerLine, answerText } from '../results/result-text';
import { SEARCH_RESULT } from '../names';
import { message } from '../../kit/language/message';

/** Maximum number of pages shown. To see more pages, readers use the search page. */
const PAGES = 8;

const NO_HITS: readonly Hit[] = [];

interface SearchDialogProps {
  initialQuery: string;
  /** Whether the reader has already pressed Enter. */
  entered?: boolean | undefined;
  /** Search tags of the docs version of the page, and of pages without a version. */
  tags: readonly string[] | undefined;
  onClose: () => void;
  /** @param path URL path with query and hash, without base path */
  onVisit: (path: string, query: string) => void;
}

/** The content of the dialog: the field, and below it the results or the remembered searches. */
export function SearchDialog(props: SearchDialogProps) {
  const { initialQuery, tags, onClose, onVisit } = props;
  const [query, setQuery] = useState(initialQuery);
  const [attempt, setAttempt] = useState(0);
  const [entered, setEntered] = useState(props.entered ? initialQuery : undefined);
  const [said, setSaid] = useState('');
  const [showsKeys, setShowsKeys] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const results = useSearchResults({
    search: siteSearch,
    query,
    near: tags,
    limit: PAGES,
    attempt,
  });
  const found = results.state === 'found' ? results : undefined;
  const bound = boundQuery(query);
  const current = found?.query === bound || !query.trim();

  const hits = found?.hits ?? NO_HITS;
  const { active, onKey } = useActiveHit(hits);
  const openActive = useCallback(() => {
    // While remembered hits are shown, this opens the first of them.
    list.current
      ?.querySelector<HTMLElement>(`[role="option"][aria-selected="true"], [${SEARCH_RESULT}]`)
      ?.click();
  }, []);
  // Enter may be pressed before the results arrive. Open the first result once they do.
  useEffect(() => {
    if (current && entered === query) openActive();
  }, [current, entered, query, openActive]);

  const visit = useCallback((path: string) => onVisit(path, bound.trim()), [onVisit, bound]);
  // Move focus to the field before the focused list or button is removed. Otherwise focus would be lost.
  const focusField = () => frame.current?.querySelector<HTMLElement>('[type="search"]')?.focus();
  const toggleKeys = () => {
    if (showsKeys) focusField();
    setShowsKeys(!showsKeys);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- moves focus between the elements inside
    <div
      className="search-dialog-frame"
      ref={frame}
      onKeyDown={(event) => {
        if (asksForKeys(event, query)) {
          event.preventDefault();
          toggleKeys();
        } else {
          (found ? onKey : moveFocus)(event);
          typeIntoField(event);
        }
      }}
    >
      <DialogField
        query={query}
        list={hits.length > 0 ? { id: HITS_ID, active: hitId(active) } : undefined}
        onChange={(next) => {
          setQuery(next);
          setShowsKeys(false);
          setEntered(undefined);
          setSaid('');
        }}
        onSubmit={() => {
          if (current) openActive();
          else setEntered(query);
          if (results.state === 'failed') setAttempt(attempt + 1);
        }}
        showsKeys={showsKeys}
        onToggleKeys={toggleKeys}
        onClose={onClose}
      />
      <div className="search-dialog-list" ref={list}>
        {showsKeys && <DialogKeys />}
        <QueryNote query={query} />
        {results.state === 'idle' && <RememberedHits onVisit={visit} onDone={setSaid} />}
        {results.state === 'failed' && (
          <SearchFailure
            onRetry={() => {
              focusField();
              setAttempt(attempt + 1);
            }}
          />
        )}
        {found?.answer && <AnswerLine key={found.query} answer={found.answer} onVisit={visit} />}
        {found && hits.length > 0 && (
          <DialogHits hits={hits} query={found.query} active={active} onVisit={visit} />
        )}
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
        <kbd translate="no">↑</kbd> <kbd translate="no">↓</kbd> {message('choose')},{' '}
        <kbd translate="no">Enter</kbd> {message('opens')}, <kbd translate="no">Esc</kbd>{' '}
        {message('closes')}
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
  const { total, query, answer } = results;
  if (total === 0) return message('No results for “{query}”', { query });
  const count = total === 1 ? message('1 result') : message('{total} results', { total });
  return answer ? `${count}. ${answerText(answer)}` : count;
}

/** Whether a key opens the list of keyboard shortcuts: "?", unless it is part of a query in the field. */
function asksForKeys(event: KeyboardEvent<HTMLElement>, query: string): boolean {
  const { key, target, nativeEvent } = event;
  if (key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const isInField = target instanceof HTMLInputElement && target.type === 'search';
  return !nativeEvent.isComposing && !(isInField && query !== '');
}

/**
 * Focuses the field when a letter is typed anywhere in the dialog, so that the field receives the letter. Ignores
 * Space, because it may press the focused button.
 */
function typeIntoField({ key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent): void {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
  currentTarget.querySelector<HTMLElement>('[type="search"]')?.focus();
}

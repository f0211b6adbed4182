/** @jsxImportSource @emotion/react */
import { APP_NEEDED, AT_ONCE, JS } from '../../kit/names';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { boundQuery } from '../engine/query';
import { prepareSearch, siteSearch } from '../results/site-search';
import { media } from '../../kit/styles/tokens';
import { moveFocus } from '../results/move-focus';
import { QueryNote, SearchFailure } from '../results/search-notes';
import { resultsStyle } from '../results/results-style';
import { AnswerLine } from '../results/result-text';
import { goTo } from '../../kit/dom/router';
import { ResultList } from './result-list';
import { SearchField } from './search-field';
import { SearchUnstarted, SearchWithoutScript } from './search-fallback';
import { SectionFilter } from './section-filter';
import { PAGE_SIZE, useSearchResults } from '../results/use-search-results';
import { message } from '../../kit/language/message';

const style = css({
  ...resultsStyle,
  maxWidth: '48rem',
  // The view is so tall that the footer is below the window from the start, and does not move when results arrive.
  minHeight: '100dvh',
  marginInline: 'auto',
  padding: 'var(--space-12) var(--space-6) var(--space-16)',
  h1: { marginBottom: 'var(--space-5)', fontSize: 'var(--size-3xl)', letterSpacing: '-0.025em' },
  [media.mobile]: { padding: 'var(--space-6) var(--space-4) var(--space-12)' },
  'noscript p': { marginBottom: 'var(--space-4)' },
});

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3) var(--space-5)',
  marginBlock: 'var(--space-4) var(--space-5)',
  [`html:not([${JS}]) &`]: { display: 'none' },
});

const groupedStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.25rem',
  fontSize: 'var(--size-sm)',
  input: { width: '1.1rem', height: '1.1rem', accentColor: 'var(--accent)' },
});

const countStyle = css({
  minHeight: '1.65em',
  marginBottom: 'var(--space-2)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-sm)',
});

const moreStyle = css({
  minHeight: '2.75rem',
  width: '100%',
  marginTop: 'var(--space-4)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface-raised)',
  color: 'var(--text)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--accent)' },
});

/** Milliseconds without typing before the query is written to the URL. */
const ADDRESS_DELAY = 300;

interface SearchViewProps {
  /** The query in the URL. */
  asked: string;
  sections: readonly { section: string; label: string; to: string }[];
}

/** The content of the search page. Searches as the reader types, and writes the query to the URL when typing pauses. */
export function SearchView({ asked, sections }: SearchViewProps) {
  const [query, setQuery] = useState('');
  const [followed, setFollowed] = useState('');
  const [section, setSection] = useState<string>();
  const [grouped, setGrouped] = useState(true);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [attempt, setAttempt] = useState(0);
  const view = useRef<HTMLDivElement>(null);
  const results = useSearchResults({ search: siteSearch, query, section, limit, attempt });

  useEffect(prepareSearch, []);
  if (asked !== followed) {
    setFollowed(asked);
    setQuery(asked);
    setLimit(PAGE_SIZE);
  }
  useEffect(() => {
    const here = window.location.pathname;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      // The URL already belongs to another page, which is about to be rendered.
      if (pathname !== here) return;
      const now = new URLSearchParams(search).get('q') ?? '';
      // Write only the part that is searched for, because hosts reject URLs of several thousand characters.
      const bound = boundQuery(query);
      if (now === bound || (bound === '' && now === asked)) return;
      const next = bound ? `?q=${encodeURIComponent(bound)}` : '';
      window.history.replaceState(window.history.state, '', pathname + next + hash);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [query, asked]);

  const change = (next: string) => {
    setQuery(next);
    setLimit(PAGE_SIZE);
  };
  const found = results.state === 'found' ? results : undefined;
  return (
    // For the arrow keys, the field and the results are one list.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- moves focus between the elements inside
    <div css={style} ref={view} onKeyDown={moveFocus} {...{ [APP_NEEDED]: AT_ONCE }}>
      <h1>{message('Search')}</h1>
      <SearchWithoutScript sections={sections} />
      <SearchField
        value={query}
        onChange={change}
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
        }}
      />
      <SearchUnstarted />
      <div css={barStyle}>
        <SectionFilter
          sections={sections}
          counts={found?.sections}
          chosen={section}
          onChoose={(next) => {
            setSection(next);
            setLimit(PAGE_SIZE);
          }}
        />
        <label css={groupedStyle}>
          <input
            type="checkbox"
            checked={grouped}
            onChange={({ target }) => setGrouped(target.checked)}
          />
          {message('Group by page')}
        </label>
      </div>
      <QueryNote query={query} />
      {results.state === 'failed' ? (
        <SearchFailure
          onRetry={() => {
            // The button is removed and would lose focus, so focus the field.
            view.current?.querySelector<HTMLElement>('[type="search"]')?.focus();
            setAttempt(attempt + 1);
          }}
        />
      ) : (
        <p css={countStyle} role="status">
          {results.state === 'loading' && message('Searching…')}
          {found && countText(found.total, found.query)}
        </p>
      )}
      {found?.answer && <AnswerLine key={found.query} answer={found.answer} onVisit={goTo} />}
      {found && found.hits.length > 0 && (
        <ResultList hits={found.hits} query={found.query} grouped={grouped} />
      )}
      {found && found.total > limit && (
        <button type="button" css={moreStyle} onClick={() => setLimit(limit + PAGE_SIZE)}>
          {message('Show more results')}
        </button>
      )}
    </div>
  );
}

function countText(total: number, query: string): string {
  if (total === 0) {
    return message(
      'No results for “{query}”. Try fewer words, or an identifier as it appears in the code.',
      { query },
    );
  }
  return total === 1
    ? message('1 result for “{query}”', { query })
    : message('{total} results for “{query}”', { total, query });
}

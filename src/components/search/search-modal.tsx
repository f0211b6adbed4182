import { DocSearchModal } from '@docsearch/react/modal';
import { Global } from '@emotion/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { isHosted, siteSearch } from '../../lib/search/site-search';
import { sitePath } from '../../lib/site-paths';
import { docsearchClient, type QueryState } from './docsearch-client';
import { mendDialog } from './mend-dialog';
import { searchModalStyle } from './search-modal-style';
import { SearchFailure } from './search-failure';

interface SearchModalProps {
  initialQuery: string;
  tags: readonly string[] | undefined;
  onClose: () => void;
  /** @param path path and anchor with base path */
  onVisit: (path: string, query: string) => void;
}

/** DocSearch's modal over our own search, with what it lacks: dialog semantics, announcements, a lasting failure. */
export function SearchModal({ initialQuery, tags, onClose, onVisit }: SearchModalProps) {
  const [answer, setAnswer] = useState<QueryState>({ query: '', total: 0 });
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const host = useCallback(
    (node: HTMLElement | null) =>
      setDialog(node?.querySelector<HTMLElement>('.DocSearch-Container') ?? null),
    [],
  );
  const client = useMemo(() => docsearchClient(siteSearch, tags, setAnswer), [tags]);
  useEffect(() => (dialog ? mendDialog(dialog) : undefined), [dialog]);
  const visit = useCallback(
    (path: string) => onVisit(path, fieldOf(dialog)?.value ?? ''),
    [onVisit, dialog],
  );
  const navigator = useMemo(
    () => ({
      navigate: ({ itemUrl }: { itemUrl: string }) => visit(itemUrl),
      navigateNewTab: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank'),
      navigateNewWindow: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, '_blank'),
    }),
    [visit],
  );
  const Hit = useCallback(
    ({ hit, children }: { hit: { url: string }; children: React.ReactNode }) => (
      // An option of a list box holds nothing that takes focus: the link is one for the pointer alone.
      // eslint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter is handled by the list box
      <a
        onPointerEnter={({ currentTarget }) => (currentTarget.href = hit.url)}
        onPointerLeave={({ currentTarget }) => currentTarget.removeAttribute('href')}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          visit(hit.url);
        }}
      >
        {children}
      </a>
    ),
    [visit],
  );
  const Footer = useCallback(
    ({ state }: { state: { query: string; context: Record<string, unknown> } }) => {
      const path = sitePath(`/search?q=${encodeURIComponent(state.query)}`);
      return (
        <a href={path} onClick={onClose}>
          See all {Number(state.context.nbHits)} results
        </a>
      );
    },
    [onClose],
  );
  const failed = answer.total === undefined;
  return (
    <div
      ref={host}
      data-search-failed={failed || undefined}
      data-search-hosted={isHosted || undefined}
    >
      <Global styles={searchModalStyle} />
      <DocSearchModal
        appId="embedded"
        apiKey="embedded"
        indexName={SEARCH_SETTINGS.indexName}
        placeholder="Search the docs"
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        onClose={onClose}
        transformSearchClient={client}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={Footer}
        translations={{ searchBox: { searchInputLabel: 'Search the docs' } }}
      />
      {dialog &&
        createPortal(
          <p role="status" className="visually-hidden">
            {announce(answer)}
          </p>,
          dialog,
        )}
      {failed &&
        createPortal(
          <SearchFailure onRetry={() => retry(dialog)} />,
          dialog?.querySelector('.DocSearch-Dropdown') ?? document.body,
        )}
    </div>
  );
}

function announce({ query, total }: QueryState): string {
  if (!query || total === undefined) return '';
  if (total === 0) return `No results for “${query}”`;
  return total === 1 ? '1 result' : `${total} results`;
}

const fieldOf = (dialog: HTMLElement | null) =>
  dialog?.querySelector<HTMLInputElement>('.DocSearch-Input');

/** Asks again for what stands in the field, as if it had just been typed. */
function retry(dialog: HTMLElement | null): void {
  const field = fieldOf(dialog);
  if (!field) return;
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { SearchIcon } from '../../kit/view/icons';
import { SearchKeys } from '../../search/dialog/search-button';
import { JS } from '../../kit/names';
import { SEARCH_OPEN } from '../../search/names';
import { message } from '../../kit/language/message';

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  width: '100%',
  maxWidth: '34rem',
  minHeight: '3.25rem',
  marginTop: 'var(--space-8)',
  paddingInline: 'var(--space-4)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface-raised)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-md)',
  textAlign: 'start',
  cursor: 'text',
  transition: 'border-color var(--motion-fast)',
  '&:hover': { borderColor: 'var(--accent)' },
  span: {
    flex: 1,
    minWidth: 0,
    lineHeight: 1.3,
  },
  kbd: { fontSize: 'var(--size-xs)', [media.mobile]: { display: 'none' } },
  [`html:not([${JS}]) &`]: { display: 'none' },
});

/** A button that looks like a search field and opens the search, which shows results as the reader types. */
export function HomeSearch() {
  return (
    <button type="button" css={style} {...{ [SEARCH_OPEN]: true }}>
      <SearchIcon />
      <span>{message('Search: identifier, error, address')}</span>
      <SearchKeys />
    </button>
  );
}

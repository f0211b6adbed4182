/** @jsxImportSource @emotion/react */
import { JS } from '../../kit/names';
import { css } from '@emotion/react';
import type { FormEvent } from 'react';
import { SearchIcon } from '../../kit/view/icons';
import { sitePath } from '../../kit/view/site-paths';
import { searchInputStyle } from '../search-input-style';
import { message, pathInLocale } from '../../kit/language/message';

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  height: '3.25rem',
  paddingInline: 'var(--space-4)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface-raised)',
  color: 'var(--text-muted)',
  [`html:not([${JS}]) &`]: { display: 'none' },
  '&:focus-within': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  input: searchInputStyle,
});

interface SearchFieldProps {
  value: string;
  onChange: (query: string) => void;
  onSubmit: (event: FormEvent) => void;
}

/** A search field that leads to the search page. It is in a plain form, so it also works before scripts run. */
export function SearchField({ value, onChange, onSubmit }: SearchFieldProps) {
  return (
    <form role="search" action={sitePath(pathInLocale('/search'))} css={style} onSubmit={onSubmit}>
      <SearchIcon />
      <input
        type="search"
        name="q"
        value={value}
        aria-label={message('Search the docs')}
        placeholder={message('Identifier, error, address or question')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </form>
  );
}

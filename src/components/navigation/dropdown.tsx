import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronIcon } from './icons';

const style = css({
  position: 'relative',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    minHeight: '2.25rem',
    paddingInline: 'var(--space-3)',
    borderRadius: 'var(--radius-sm)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    fontWeight: 520,
    listStyle: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: 'var(--text)' },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > ul': {
    position: 'absolute',
    insetInlineEnd: 0,
    zIndex: 30,
    minWidth: '10rem',
    marginTop: 'var(--space-1)',
    padding: 'var(--space-2)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface-raised)',
    boxShadow: '0 8px 24px oklch(0 0 0 / 0.22)',
    listStyle: 'none',
  },
  '& > ul a': {
    display: 'block',
    padding: 'var(--space-2) var(--space-3)',
    borderRadius: 'var(--radius-sm)',
    color: 'var(--text)',
    fontSize: 'var(--size-sm)',
    textDecoration: 'none',
    '&:hover': { background: 'var(--surface-sunken)' },
    "&[aria-current='true']": { color: 'var(--accent)', fontWeight: 600 },
  },
});

interface DropdownProps {
  /** Read out before the choice, such as "Language". */
  name: string;
  choice: string;
  /** List items, each with a link. */
  children: ReactNode;
}

/** A menu of links. Opens without script; `behaviours/dropdowns.ts` closes it on Escape and on leaving. */
export function Dropdown({ name, choice, children }: DropdownProps) {
  return (
    <details css={style} data-dropdown>
      <summary>
        <span className="visually-hidden">{name}: </span>
        {choice}
        <ChevronIcon />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

import type { CSSObject } from '@emotion/react';
import { message } from '../kit/language/message';
import { Breakable } from '../kit/view/breakable';
import { sitePath } from '../kit/view/site-paths';
import type { PageLink } from '../site/navigation/page-navigation';

interface PaginationProps {
  previous: PageLink | null;
  next: PageLink | null;
}

/** Links to the previous and next page in sidebar order. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={message('Neighbouring pages')} className="pagination" data-no-print>
      {previous && (
        <a href={sitePath(previous.path)} rel="prev">
          <span>{message('Previous')}</span>
          <Breakable text={previous.label} />
        </a>
      )}
      {next && (
        <a href={sitePath(next.path)} rel="next">
          <span>{message('Next')}</span>
          <Breakable text={next.label} />
        </a>
      )}
    </nav>
  );
}

/** Styles of {@link Pagination}. */
export const paginationStyle: CSSObject = {
  '.pagination': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    gap: 'var(--space-4)',
    marginTop: 'var(--space-12)',
    a: {
      display: 'block',
      padding: 'var(--space-4) var(--space-5)',
      border: '1px solid var(--border)',
      borderRadius: 'var(--radius-md)',
      color: 'var(--text)',
      fontWeight: 580,
      lineHeight: 1.35,
      textDecoration: 'none',
      transition: 'border-color var(--motion-fast)',
      '&:hover': { borderColor: 'var(--accent)' },
    },
    span: {
      display: 'block',
      marginBottom: 'var(--space-1)',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-xs)',
      fontWeight: 400,
    },
    "a[rel='next']": { textAlign: 'end', gridColumnEnd: -1 },
  },
};

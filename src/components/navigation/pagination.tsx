import { css } from '@emotion/react';
import type { PageLink } from '../../lib/navigation/page-navigation';
import { sitePath } from '../../lib/site-paths';

const style = css({
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
});

interface PaginationProps {
  previous: PageLink | null;
  next: PageLink | null;
}

/** The neighbours in the sidebar's order. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Neighbouring pages" css={style} data-no-print>
      {previous && (
        <a href={sitePath(previous.path)} rel="prev">
          <span>Previous</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={sitePath(next.path)} rel="next">
          <span>Next</span>
          {next.label}
        </a>
      )}
    </nav>
  );
}

import { css } from '@emotion/react';

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-6)',
  marginTop: 'var(--space-16)',
  paddingTop: 'var(--space-4)',
  borderTop: '1px solid var(--border)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-sm)',
});

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface ArticleFootProps {
  editUrl: string | null;
  /** YYYY-MM-DD */
  lastUpdated: string | null;
}

/** Where to mend the page, and how old it is. */
export function ArticleFoot({ editUrl, lastUpdated }: ArticleFootProps) {
  if (!editUrl && !lastUpdated) return null;
  return (
    <p css={style}>
      {editUrl && (
        <a href={editUrl} rel="noopener" data-no-print>
          Edit this page
        </a>
      )}
      {lastUpdated && (
        <span>
          Last updated <time dateTime={lastUpdated}>{dayFormat.format(new Date(lastUpdated))}</time>
        </span>
      )}
    </p>
  );
}

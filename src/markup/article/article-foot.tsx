import type { CSSObject } from '@emotion/react';
import { message, pageLanguage, pageLocale } from '../../kit/language/message';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const localDayFormat = (): Intl.DateTimeFormat =>
  pageLocale()
    ? new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
    : dayFormat;

interface ArticleFootProps {
  editUrl: string | null;
  /** Date as YYYY-MM-DD, or null if it is unknown. */
  lastUpdated: string | null;
}

/** The link to edit the page, and the date of its last update. */
export function ArticleFoot({ editUrl, lastUpdated }: ArticleFootProps) {
  if (!editUrl && !lastUpdated) return null;
  return (
    <p className="article-foot">
      {editUrl && (
        <a href={editUrl} rel="noopener" data-no-print>
          {message('Edit this page')}
        </a>
      )}
      {lastUpdated && (
        <span>
          {`${message('Last updated')} `}
          <time dateTime={lastUpdated}>
            {(SEVERAL_LOCALES ? localDayFormat() : dayFormat).format(new Date(lastUpdated))}
          </time>
        </span>
      )}
    </p>
  );
}

/** Styles of {@link ArticleFoot}. */
export const articleFootStyle: CSSObject = {
  '.article-foot': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: 'var(--space-2) var(--space-6)',
    marginTop: 'var(--space-16)',
    paddingTop: 'var(--space-4)',
    borderTop: '1px solid var(--border)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
  },
};

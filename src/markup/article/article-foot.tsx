import { message, pageLanguage, pageLocale } from '../../kit/language/message';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const localDayFormat = (): Intl.DateTimeFormat =>
  pageLocale()
    ? new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
    : dayFormat;

interface ArticleFootProps {
  editUrl: string | null;
  /** YYYY-MM-DD */
  lastUpdated: string | null;
}

/** Link to edit the page, and the date of its last update. */
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

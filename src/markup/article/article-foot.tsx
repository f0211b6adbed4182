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
    <p className="article-foot">
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

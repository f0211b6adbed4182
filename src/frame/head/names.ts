/** Name of the `meta` element with the URL that page views are sent to. */
export const PAGE_VIEWS = 'page-views';

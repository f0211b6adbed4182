/** Name of the `meta` that says where page views go. */
export const PAGE_VIEWS = 'page-views';

import type { SearchBackend } from './search-backend';

/**
 * Search that keeps to what the reader is in: hits bear one of the request's tags, and only where there are none, any
 * tag. The total is that of the whole site, as the search page will show it.
 */
export function nearFirst(search: SearchBackend): SearchBackend {
  return async ({ tags, ...everywhere }) => {
    if (!tags) return search(everywhere);
    const near = await search({ ...everywhere, tags });
    if (near.total === 0) return search(everywhere);
    const { total } = await search({ ...everywhere, limit: 0 });
    return { ...near, total };
  };
}

/** Where the develop server says what it has found, as a stream of events. */
export const FINDINGS_STREAM = '/___findings';

/** Where the develop server shows how the content is. */
export const HEALTH_PAGE = '/___health';

/** Where the develop server opens a file in the writer's editor: `?place=content/docs/a.mdx:10:3`. */
export const OPEN_IN_EDITOR = '/___open';

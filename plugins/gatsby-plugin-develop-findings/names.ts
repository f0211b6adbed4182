/** The develop server's stream of findings (server-sent events). */
export const FINDINGS_STREAM = '/___findings';

/** The develop server's page on the health of the content. */
export const HEALTH_PAGE = '/___health';

/** The develop server's endpoint that opens a file in the writer's editor: `?place=content/docs/a.mdx:10:3`. */
export const OPEN_IN_EDITOR = '/___open';

/** Where the develop server says what it has found, as a stream of events. */
export const FINDINGS_STREAM = '/___findings';

/** Where the develop server shows how the content is. */
export const HEALTH_PAGE = '/___health';

/** Where Gatsby's develop server opens a file in the writer's editor. */
export const OPEN_IN_EDITOR = '/__open-stack-frame-in-editor';

/** Where the develop server says what it has found, as a stream of events. */
export const FINDINGS_STREAM = '/___findings';

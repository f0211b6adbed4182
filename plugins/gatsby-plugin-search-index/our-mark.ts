/**
 * Begins the digest of every record and the id of every synonym that this site pushed: other tools write digests too,
 * Gatsby's own among them.
 */
export const OUR_MARK = 'isobar-docs:';

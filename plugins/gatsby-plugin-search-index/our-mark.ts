/**
 * Begins the digest of every record and the id of every synonym that this site pushed: other tools write digests too,
 * Gatsby's own among them. It bears no brand: a site that is renamed knows its own.
 */
export const OUR_MARK = 'docs-site:';

/** What stood in its place up to the first release, and may stand in an index still. */
const FORMER_MARK = 'isobar-docs:';

/** Whether this site pushed what bears the digest or the id. */
export const isOurs = (text: string | undefined): text is string =>
  text !== undefined && (text.startsWith(OUR_MARK) || text.startsWith(FORMER_MARK));

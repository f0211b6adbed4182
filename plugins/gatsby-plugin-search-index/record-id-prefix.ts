/**
 * Prefix of the digest of every record and the id of every synonym that this site pushes. Other tools, including
 * Gatsby, write digests too. The prefix has no brand name, so a renamed site still recognizes its own records.
 */
export const RECORD_ID_PREFIX = 'docs-site:';

/** Prefix up to the first release. Some indexes may still contain it. */
const FORMER_MARK = 'isobar-docs:';

/** Returns whether this site pushed the record or synonym with this digest or id. */
export const isOurs = (text: string | undefined): text is string =>
  text !== undefined && (text.startsWith(RECORD_ID_PREFIX) || text.startsWith(FORMER_MARK));

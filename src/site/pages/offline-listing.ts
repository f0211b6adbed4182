/** Summary of the build on the host. */
export interface Summary {
  /** Digest of all files. */
  build: string;
  /** Bytes that it uses on a device. */
  bytes: number;
  /** Compressed bytes that it transfers over the network. */
  sent: number;
}

/** A file: its path from the site's root with a leading slash, its size in bytes, and the digest of its content. */
export type ListedFile = readonly [path: string, bytes: number, digest: string];

/** All files of a build that readers can use. */
export interface Listing {
  build: string;
  files: readonly ListedFile[];
}

/**
 * Characters of the base64url SHA-256 kept in a listing. The resulting 72 bits identify files but are not a security
 * measure.
 */
export const DIGEST_LENGTH = 12;

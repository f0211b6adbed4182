/** Summary of the build that the host serves. */
export interface Summary {
  /** Digest of all files. */
  build: string;
  /** Size of the build on a device, in bytes. */
  bytes: number;
  /** Size of the compressed build as sent over the network, in bytes. */
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
 * How many characters of a file's base64url SHA-256 digest a listing keeps. The resulting 72 bits identify files but
 * are not a security measure.
 */
export const DIGEST_LENGTH = 12;

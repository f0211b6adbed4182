/** Which build the host has. */
export interface Summary {
  /** Digest of all its files. */
  build: string;
  /** What it takes on a device. */
  bytes: number;
  /** What comes over the network for it, compressed. */
  sent: number;
}

/** A file: its path from the site's root with a slash before it, its bytes, and the digest of its content. */
export type ListedFile = readonly [path: string, bytes: number, digest: string];

/** Every file of a build that readers have a use for. */
export interface Listing {
  build: string;
  files: readonly ListedFile[];
}

/** How much of a SHA-256 in base64url a listing holds: 72 bits, which tell files apart and keep nobody out. */
export const DIGEST_LENGTH = 12;

import { createHash } from 'node:crypto';

/** Returns a digest of a text that is safe in file names and addresses: SHA-1 in base64url. Not for security. */
export const digestOf = (text: string): string =>
  createHash('sha1').update(text).digest('base64url');

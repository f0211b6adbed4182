import { createHash } from 'node:crypto';

/** A short name for a text's content, safe in file names and addresses: SHA-1 in base64url, no secret. */
export const digestOf = (text: string): string =>
  createHash('sha1').update(text).digest('base64url');

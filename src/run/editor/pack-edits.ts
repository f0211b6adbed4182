import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** Bytes that edits may have when they are unpacked: more than any sample by far, and nothing that a phone chokes on. */
const MOST = 200_000;

/**
 * Edited files as a part of an address: whole, so that the address outlives a sample's own changes, and compressed.
 *
 * @param texts by path
 */
export function packEdits(texts: Readonly<Record<string, string>>): string {
  const bytes = deflateSync(strToU8(JSON.stringify(texts)), { level: 9 });
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The reverse of {@link packEdits}; undefined for what it did not make. Whoever wrote it may have written anything. */
export function unpackEdits(packed: string): Record<string, string> | undefined {
  try {
    const bytes = strToU8(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), true);
    // Nothing is written beyond what is given here.
    const text = strFromU8(inflateSync(bytes, { out: new Uint8Array(MOST) }));
    const texts: unknown = JSON.parse(text);
    if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return undefined;
    const entries = Object.entries(texts);
    return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
      ? Object.fromEntries(entries)
      : undefined;
  } catch {
    return undefined;
  }
}

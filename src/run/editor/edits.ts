import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { stripTypes as strip } from '../../site/runs/strip-types';

/** Maximum size of unpacked edits in bytes: far more than any sample, and small enough for a phone. */
const MOST = 200_000;

/**
 * Compresses edited files into a text for an address. Stores files completely, not as differences, so that the address
 * stays valid after the sample changes.
 *
 * @param texts by path
 */
export function packEdits(texts: Readonly<Record<string, string>>): string {
  const bytes = deflateSync(strToU8(JSON.stringify(texts)), { level: 9 });
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reverses {@link packEdits}. Returns undefined for invalid input, because an address can contain anything. */
export function unpackEdits(packed: string): Record<string, string> | undefined {
  try {
    const bytes = strToU8(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), true);
    // The output never grows beyond this buffer.
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

/** Matches the position at the end of sucrase's error messages. */
const AT = /\s*\((\d+):\d+\)$/;

/** Returns a module as JavaScript, or the line with a syntax error and the problem. */
export function stripTypes(source: string): { script: string } | { line: number; problem: string } {
  try {
    return { script: strip(source) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const line = Number(AT.exec(text)?.[1] ?? 1);
    return { line, problem: text.replace(/^Error transforming [^:]*:\s*/, '').replace(AT, '') };
  }
}

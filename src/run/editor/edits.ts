import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { stripTypes as strip } from '../../site/runs/strip-types';

/** Maximum size of unpacked edits in bytes: far more than any sample has, but small enough for a phone's memory. */
const MOST = 200_000;

/**
 * Compresses edited files into text for a URL. It stores whole files rather than differences, so that the URL still
 * works after the sample changes.
 *
 * @param texts by path
 */
export function packEdits(texts: Readonly<Record<string, string>>): string {
  const bytes = deflateSync(strToU8(JSON.stringify(texts)), { level: 9 });
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reverses {@link packEdits}. Returns undefined for invalid input, because a URL can contain anything. */
export function unpackEdits(packed: string): Record<string, string> | undefined {
  try {
    const bytes = strToU8(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), true);
    // Inflating can't exceed this buffer, so a short malicious URL can't use up the memory.
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

/** Returns a module as JavaScript. If the module has a syntax error, returns the error's line and message instead. */
export function stripTypes(source: string): { script: string } | { line: number; problem: string } {
  try {
    return { script: strip(source) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const line = Number(AT.exec(text)?.[1] ?? 1);
    return { line, problem: text.replace(/^Error transforming [^:]*:\s*/, '').replace(AT, '') };
  }
}

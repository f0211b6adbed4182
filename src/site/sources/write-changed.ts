import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file unless it already contains that text. An unchanged file keeps its modification time, by which uploads,
 * hosts and browsers detect changes.
 *
 * @returns whether the file was written
 */
export function writeChanged(file: string, text: string): boolean {
  if (textOf(file) === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseYaml, type YamlSource } from '../sources/yaml-source';
import { LOCALES_FOLDER } from './locale';

/** Translations in a locale, by English text. */
export type Messages = Readonly<Record<string, string>>;

/** Schema of `content/locales/<code>/messages.yml`. */
export const messagesSchema = z
  .record(
    z.string(),
    z.string('write the translation').trim().min(1, 'write the translation'),
    'write messages, such as Search: Suchen',
  )
  .describe('English texts, each with its translation.');

/** Returns the path of a locale's messages file, from the project root. */
export const messagesFile = (code: string): string => `${LOCALES_FOLDER}/${code}/messages.yml`;

/**
 * Reads the messages of a locale, with their positions. Returns none if the locale has no messages file.
 *
 * @throws ContentError with file, line and column
 */
export const readMessages = (root: string, code: string): YamlSource<Messages> =>
  parseMessages(messagesFile(code), readIfThere(join(root, messagesFile(code))));

/**
 * Parses the messages in a file, with their positions. Returns none if the file is empty or has only comments.
 *
 * @throws ContentError with file, line and column
 */
export function parseMessages(file: string, text: string): YamlSource<Messages> {
  return text.split('\n').every((line) => /^\s*(?:#|$)/.test(line))
    ? { value: {}, locate: () => ({ line: 1, column: 1 }) }
    : parseYaml(text, file, messagesSchema);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

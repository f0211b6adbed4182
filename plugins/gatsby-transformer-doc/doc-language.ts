import { docFields } from '../../src/site/content/doc-fields';
import { readDocSource, type DocSource } from '../../src/site/content/front-matter';
import { fillMessage, type MessageValues } from '../../src/site/locales/fill-message';
import { translatedFile } from '../../src/site/locales/locale';
import { messagesFile, parseMessages, type Messages } from '../../src/site/locales/messages';
import { ContentError } from '../../src/site/sources/content-problem';

type Read = (path: string) => string | undefined;

/** Returns the address of a doc, with `{product}` as written. A translation has the address of its original. */
export function pathOf(file: string, source: DocSource, read: Read): string {
  const { relativePath } = translatedFile(file) ?? {};
  if (relativePath === undefined) return docFields(file.slice('content/docs/'.length), source).path;
  const original = `content/docs/${relativePath}`;
  const text = read(original);
  const written = text === undefined ? undefined : ifRight(() => readDocSource(original, text));
  return docFields(relativePath, written ?? source).path;
}

/** Returns a function that translates generated text into the language of the doc. */
export function messagesOf(
  file: string,
  read: Read,
): (text: string, values?: MessageValues) => string {
  const { locale } = translatedFile(file) ?? {};
  const messages = locale === undefined ? {} : readIfRight(locale, read);
  return (text, values = {}) => fillMessage(messages[text] ?? text, values);
}

const readIfRight = (locale: string, read: Read): Messages => {
  const file = messagesFile(locale);
  return ifRight(() => parseMessages(file, read(file) ?? '').value) ?? {};
};

/**
 * Calls a function that reads a content file. Returns undefined if the file has mistakes, which are reported when the
 * file itself is checked.
 */
function ifRight<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

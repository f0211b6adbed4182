import { placeholdersOf } from '../locales/fill-message';
import { messagesFile, readMessages } from '../locales/messages';
import { knownMessages } from './known-messages';
import { ContentError, type ContentProblem } from '../sources/content-problem';
import { nearest } from '../sources/suggest';

/** Finds errors in the messages of a locale, and messages that it lacks. Missing messages only cause a warning. */
export function messageProblems(
  root: string,
  code: string,
): { problems: ContentProblem[]; warnings: ContentProblem[] } {
  const file = messagesFile(code);
  try {
    const { value, locate } = readMessages(root, code);
    const known = knownMessages(root);
    const problems = Object.entries(value).flatMap(([text, translation]) => {
      const message = messageMistake(text, translation, known);
      return message === undefined ? [] : [{ file, ...locate([text]), message }];
    });
    return { problems, warnings: missing(file, known, Object.keys(value)) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: [...error.problems], warnings: [] };
  }
}

function messageMistake(
  text: string,
  translation: string,
  known: readonly string[],
): string | undefined {
  if (!known.includes(text)) return `the site has no text "${text}"; ${nearest(text, known)}`;
  const wanted = placeholdersOf(text);
  const given = placeholdersOf(translation);
  if (wanted.join() === given.join()) return undefined;
  return wanted.length === 0
    ? `"${text}" has no placeholders: remove {${given.join('}, {')}}`
    : `the translation must contain {${wanted.join('}, {')}}, as "${text}" does, and no other placeholder`;
}

function missing(
  file: string,
  known: readonly string[],
  given: readonly string[],
): ContentProblem[] {
  const left = known.filter((text) => !given.includes(text));
  const [first] = left;
  if (first === undefined) return [];
  const message =
    left.length === 1
      ? `1 message is shown in English: "${first}"`
      : `${left.length} messages are shown in English, such as "${first}"`;
  return [{ file, line: 1, column: 1, message }];
}

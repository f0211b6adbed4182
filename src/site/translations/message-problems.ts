import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ADMONITION_KINDS } from '../design/admonition-kinds';
import { placeholdersOf } from '../locales/locale';
import { messageCalls } from '../locales/message-calls';
import { messagesFile, readMessages } from '../locales/messages';
import { ContentError, type ContentProblem } from '../sources/content-problem';
import { listFiles } from '../sources/files';
import { nearest } from '../sources/suggest';

/** Folders with code that requests messages, from the project root. */
const CODE = ['src', 'plugins/gatsby-transformer-doc/compile'];

/** Data files and folders (read recursively) with text that the site's layout shows, from the project root. */
const DATA = ['content/settings.yml', 'content/navigation/home.yml', 'content/navigation/sidebars'];

/** Names of the fields in {@link DATA} that contain text of the layout. */
const WORDS = new Set(['category', 'headline', 'label', 'lead', 'tagline', 'text', 'title']);

/** Fields that are left out, because their text is a name that is the same in every locale, or is not shown. */
const NAMES = new Set(['i18n', 'site', 'blog']);

let ofCode: readonly string[] | undefined;

/**
 * Returns every English text that a locale can translate, from the code and the data files, sorted and without
 * duplicates.
 */
export function knownMessages(root: string): string[] {
  // The code does not change while the process runs, so scan it only once.
  ofCode ??= CODE.flatMap((folder) => messagesOfCode(join(root, folder)));
  const ofData = DATA.flatMap((path) => findFiles(join(root, path)).flatMap(messagesOfData));
  const ofAdmonitions = Object.values(ADMONITION_KINDS).map(({ title }) => title);
  return [...new Set([...ofCode, ...ofAdmonitions, ...ofData, tagline(root)])]
    .filter(Boolean)
    .sort();
}

function messagesOfCode(folder: string): string[] {
  return findFiles(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return text.includes('message(') ? messageCalls(file, text).map((call) => call.text) : [];
    });
}

function messagesOfData(file: string): string[] {
  const words: string[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string' && WORDS.has(key)) words.push(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (!NAMES.has(name)) walk(inner, Array.isArray(value) ? key : name);
    }
  };
  walk(parsed(file), '');
  return words;
}

const tagline = (root: string): string => {
  const settings = parsed(join(root, 'content/settings.yml')) as {
    site?: { tagline?: string };
  } | null;
  return settings?.site?.tagline ?? '';
};

/** Parses a YAML file. Returns null if it is not valid YAML, because the check of that file reports the error. */
function parsed(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Returns a file, or all files of a folder and its subfolders; none if the path does not exist. */
function findFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return listFiles(path)
    .map((file) => join(path, file))
    .sort();
}

/**
 * Finds errors in the messages of a locale, and messages that the locale lacks. A missing message only causes a
 * warning.
 */
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
      ? `1 message has no translation, so readers see it in English: add "${first}"`
      : `${left.length} messages have no translation, so readers see them in English: add them, such as "${first}"`;
  return [{ file, line: 1, column: 1, message }];
}

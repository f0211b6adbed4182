import { newLocale, type NewLocale } from './new-locale';
import { newPage, type NewPage, newRedirect, type NewRedirect } from './new-page';
import { newSection, type NewSection, newVersion, type NewVersion } from './new-section';
import { oneOf, suggest } from '../../../site/sources/suggest';
import { askFor, type Terminal } from '../ask';
import type { ChangeSet } from '../change-set/change-set';
import { Refusal } from '../command';

/** The question that the terminal asks for a field. */
export interface Question {
  field: string;
  ask: string;
  example: string;
}

/** Values from options or answers. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** A kind of thing that `npm run new` can create. */
export interface Kind {
  /** The required fields. */
  questions: readonly Question[];
  /** The optional fields, with descriptions. */
  more: Readonly<Record<string, string>>;
  make: (changeSet: ChangeSet, values: Values) => string[];
}

const description: Question = {
  field: 'description',
  ask: 'What does the page cover, in 50 to 170 characters?',
  example: 'Where the docs say how limits are set, and what a swap does at one.',
};

/** All kinds, by the word after `npm run new`. */
export const kinds: Readonly<Record<string, Kind>> = {
  page: {
    questions: [
      { field: 'id', ask: 'What is its id (section and name)?', example: 'concepts/limits' },
      { field: 'title', ask: 'What is its title?', example: 'Limits' },
      description,
    ],
    more: { category: 'the sidebar category to list it in' },
    make: (changeSet, values) => newPage(changeSet, values as unknown as NewPage),
  },
  section: {
    questions: [
      { field: 'section', ask: 'What is its folder called?', example: 'tutorials' },
      { field: 'label', ask: 'What is its label in the navbar?', example: 'Tutorials' },
      description,
    ],
    more: {},
    make: (changeSet, values) => newSection(changeSet, values as unknown as NewSection),
  },
  version: {
    questions: [
      { field: 'section', ask: 'Which section does it belong to?', example: 'sdk' },
      { field: 'name', ask: 'What is its folder called?', example: 'v4' },
      { field: 'label', ask: 'What is its label in the version menu?', example: 'V4' },
      description,
    ],
    more: {
      newest: 'make it the newest version',
      unreleased: 'mark its pages as not released yet',
    },
    make: (changeSet, values) =>
      newVersion(changeSet, {
        ...(values as unknown as NewVersion),
        newest: values.newest === true,
        unreleased: values.unreleased === true,
      }),
  },
  locale: {
    questions: [
      { field: 'code', ask: 'What is its BCP 47 code?', example: 'de' },
      { field: 'label', ask: 'What is it called in its own language?', example: 'Deutsch' },
    ],
    more: { rtl: 'the language is written from right to left' },
    make: (changeSet, values) =>
      newLocale(changeSet, { ...(values as unknown as NewLocale), rtl: values.rtl === true }),
  },
  redirect: {
    questions: [
      { field: 'from', ask: 'What is the old address?', example: '/concepts/old' },
      { field: 'to', ask: 'Which page does it redirect to?', example: '/concepts/overview' },
    ],
    more: {},
    make: (changeSet, values) => newRedirect(changeSet, values as unknown as NewRedirect),
  },
};

/**
 * Returns the kind that the words after `npm run new` name.
 *
 * @throws Refusal if there is no such kind
 */
export function kindOf(words: readonly string[]): [name: string, kind: Kind] {
  const [name = '', ...rest] = words;
  const kind = kinds[name];
  const names = Object.keys(kinds);
  if (!kind)
    throw new Refusal(
      name === ''
        ? `name what to create: ${oneOf(names)}`
        : `"${name}" cannot be created: ${suggest(name, names)}`,
    );
  if (rest.length > 0)
    throw new Refusal(
      `"${rest.join(' ')}" is not expected here: put text of several words in quotes`,
    );
  return [name, kind];
}

/**
 * Returns all values of a kind: those set by options, and answers to questions for the missing ones.
 *
 * @param terminal undefined if the command does not run in a terminal and so cannot ask questions
 * @throws Refusal if a value is missing, or does not belong to this kind
 */
export async function valuesOf(
  [name, { questions, more }]: [string, Kind],
  given: Values,
  terminal: Terminal | undefined,
): Promise<Values> {
  const known = [...questions.map(({ field }) => field), ...Object.keys(more)];
  const odd = Object.keys(given).find(
    (field) => given[field] !== undefined && !known.includes(field),
  );
  if (odd !== undefined)
    throw new Refusal(
      `npm run new ${name} has no option --${odd}; use ${oneOf(known.map((field) => `--${field}`))}`,
    );
  const missing = questions.filter(({ field }) => !String(given[field] ?? '').trim());
  if (!terminal && missing.length > 0)
    throw new Refusal(
      `npm run new ${name} also needs ${missing.map(({ field }) => `--${field}`).join(', ')}: write npm run new ${name} -- … ${missing.map(example).join(' ')}`,
    );
  const answers: Record<string, string> = {};
  for (const question of terminal ? missing : []) {
    answers[question.field] = await askFor(question, terminal);
  }
  return { ...given, ...answers };
}

/** Formats an example: `--title 'Price limits'`. */
export const example = ({ field, example: text }: Question): string =>
  `--${field} ${/[^\w/.-]/.test(text) ? `'${text}'` : text}`;

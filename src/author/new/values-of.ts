import { suggest } from '../../site/sources/suggest';
import { askFor, type Terminal } from '../ask';
import { Refusal } from '../refusal';
import { kinds, type Kind, type Question, type Values } from './kinds';

/** Returns the kind that the words name. @throws Refusal if there is no such kind */
export function kindOf(words: readonly string[]): [name: string, kind: Kind] {
  const [name = '', ...rest] = words;
  const kind = kinds[name];
  const names = Object.keys(kinds);
  if (!kind)
    throw new Refusal(
      name === ''
        ? `name what to create: ${names.join(', ')}`
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
 * @param terminal undefined if nobody can answer
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
      `a ${name} has no --${odd}: use ${known.map((field) => `--${field}`).join(', ')}`,
    );
  const missing = questions.filter(({ field }) => !String(given[field] ?? '').trim());
  if (!terminal && missing.length > 0)
    throw new Refusal(
      `a ${name} needs ${missing.map(({ field }) => `--${field}`).join(', ')} as well: write npm run new ${name} -- … ${missing.map(example).join(' ')}`,
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

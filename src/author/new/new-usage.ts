import { usage, type UsageLine } from '../../site/sources/usage';
import { kinds, type Kind } from './kinds';
import { example, kindOf } from './values-of';
import { newOptions } from './new-options';

const COMMON: readonly UsageLine[] = [
  ['--dry-run', 'print what would be written, without writing it'],
  ['--help', 'print this help'],
];

/**
 * Returns the usage of `npm run new`, for one kind if it is named, otherwise for all of them.
 *
 * @throws Refusal if there is no such kind
 */
export function newUsage(words: readonly string[]): string {
  if (words.length === 0) {
    const lines = Object.entries(kinds).map(([name, kind]): UsageLine => [name, optionsOf(kind)]);
    return usage('npm run new <kind> -- [options]', [...lines, ...COMMON]);
  }
  const [name, { questions, more }] = kindOf(words);
  return [
    usage(`npm run new ${name} -- [options]`, [
      ...questions.map(({ field, ask }): UsageLine => [written(field), ask]),
      ...Object.entries(more).map(([field, does]): UsageLine => [written(field), does]),
      ...COMMON,
    ]),
    `Example: npm run new ${name} -- ${questions.map(example).join(' ')}`,
    'In a terminal, it asks for the values that you leave out.',
  ].join('\n');
}

/** Formats options as `--id <text> --title <text> [--category <text>]`. */
const optionsOf = ({ questions, more }: Kind): string =>
  [
    ...questions.map(({ field }) => written(field)),
    ...Object.keys(more).map((field) => `[${written(field)}]`),
  ].join(' ');

/** Formats an option as it is typed: `--title <text>`, or just `--rtl`. */
const written = (field: string): string =>
  newOptions[field as keyof typeof newOptions].type === 'string'
    ? `--${field} <text>`
    : `--${field}`;

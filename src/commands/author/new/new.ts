import { parseArgs, type ParseArgsConfig } from 'node:util';
import { usage, type UsageLine } from '../../../site/sources/usage';
import { runCommand } from '../command';
import { example, type Kind, kindOf, kinds, valuesOf } from './kinds';

/** Options of `npm run new`. `kinds.ts` lists the options of each kind. */
export const newOptions = {
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  category: { type: 'string' },
  code: { type: 'string' },
  description: { type: 'string' },
  from: { type: 'string' },
  id: { type: 'string' },
  label: { type: 'string' },
  name: { type: 'string' },
  newest: { type: 'boolean' },
  rtl: { type: 'boolean' },
  section: { type: 'string' },
  title: { type: 'string' },
  to: { type: 'string' },
  unreleased: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

const COMMON: readonly UsageLine[] = [
  ['--dry-run', 'print what would be written, without writing it'],
  ['--help', 'print this help'],
];

/**
 * Returns the usage of `npm run new`, for one kind if it is named, otherwise for all of them.
 *
 * @throws Refusal if there is no such kind
 */
function newUsage(words: readonly string[]): string {
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

/**
 * Runs `npm run new page|section|version|locale|redirect`. In a terminal, it asks for values that the options do not
 * set.
 */
export async function runNew(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: newOptions, allowPositionals: true });
  const { 'dry-run': isDry, help, ...given } = values;
  if (help) {
    console.log(newUsage(positionals));
    return;
  }
  const kind = kindOf(positionals);
  const all = await valuesOf(kind, given, process.stdin.isTTY ? {} : undefined);
  await runCommand(isDry, (changeSet) => kind[1].make(changeSet, all));
}

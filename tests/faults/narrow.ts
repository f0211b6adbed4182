import type { Step } from '../run-steps';
import type { Fault } from './faults';

/**
 * The step of the gate that has a name; of a step in parts, the first.
 *
 * @throws Error if the gate has no such step
 */
export function stepOf(steps: readonly Step[], name: string): Step {
  const step = steps.find((one) => one.name.replace(/ 1\/\d+$/, '') === name);
  if (step) return step;
  throw new Error(`The gate has no step "${name}", which must catch planted faults.`);
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * A step's command, narrowed to the files and the tests that must fail: of a step in parts, in one.
 *
 * @example narrowed('eslint . --max-warnings 0', [{ file: 'a.ts', … }]) // eslint 'a.ts' --max-warnings 0
 */
export function narrowed(command: string, faults: readonly Fault[]): string {
  const files = [...new Set(faults.flatMap(({ file = [] }) => file))].map(quoted).join(' ');
  const tests = faults.flatMap(({ test }) => test ?? []);
  if (tests.length > 0) {
    const names = tests.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    const whole = command.replace(/ --shard \S+/, '');
    return `${whole} ${files} -t ${quoted(names)}`;
  }
  if (/ \.(?= |$)/.test(command)) return command.replace(/ \.(?= |$)/, () => ` ${files}`);
  const toScript = command.startsWith('npm run ') && !command.includes(' -- ');
  return files === '' ? command : `${command} ${toScript ? '-- ' : ''}${files}`;
}

/** What each test said that failed: its file and name in the first lines, its error, and what differs. */
const failures = (output: string): string[] =>
  output
    .split(/^⎯+\[\d+\/\d+\]⎯+$/m)
    .map((part) => part.slice(Math.max(0, part.search(/^ FAIL /m))))
    .filter((part) => part.startsWith(' FAIL '));

/**
 * What a step has said of where a fault is to be seen: of tests, what the one said that must fail.
 *
 * @param output of a step that has failed
 */
export function saidOf({ file = '', test }: Fault, output: string): string {
  if (test === undefined) return output;
  const isIt = (line: string) =>
    line.startsWith(' FAIL ') && line.includes(file) && line.replaceAll(' > ', ' ').includes(test);
  return failures(output)
    .filter((failure) => failure.split('\n').some(isIt))
    .join('\n');
}

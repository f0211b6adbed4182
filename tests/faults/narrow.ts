import type { Step } from '../run-steps';
import type { Fault } from './faults';

/**
 * Returns the step of the gate with this name; for a step in parts, the first part.
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
 * Narrows a step's command to the files and tests that must report the faults. A step in parts becomes a single run.
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

/** Returns the report of each failed test: its file and name on the first lines, then its error and diff. */
const failures = (output: string): string[] =>
  output
    .split(/^⎯+\[\d+\/\d+\]⎯+$/m)
    .map((part) => part.slice(Math.max(0, part.search(/^ FAIL /m))))
    .filter((part) => part.startsWith(' FAIL '));

/**
 * Returns what a step reported about a fault: the report of the test that must fail, or the whole output if no test is
 * named.
 *
 * @param output output of a step that has failed
 */
export function saidOf({ file = '', test }: Fault, output: string): string {
  if (test === undefined) return output;
  const isIt = (line: string) =>
    line.startsWith(' FAIL ') && line.includes(file) && line.replaceAll(' > ', ' ').includes(test);
  return failures(output)
    .filter((failure) => failure.split('\n').some(isIt))
    .join('\n');
}

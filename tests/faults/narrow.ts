import type { Step } from '../run-steps';
import type { Fault } from './faults';

/**
 * Returns the step of the gate with this name. For a step that runs in parts, returns the first part.
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
 * Narrows a step's command to the files and tests that must report the faults. A step that runs in parts becomes one
 * run.
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

/**
 * Returns the reports of failed tests. A report begins with the test's file and name, followed by the error and diff.
 */
const failures = (output: string): string[] =>
  output
    .split(/^⎯+\[\d+\/\d+\]⎯+$/m)
    .map((part) => part.slice(Math.max(0, part.search(/^ FAIL /m))))
    .filter((part) => part.startsWith(' FAIL '));

/**
 * Returns the part of a step's output that is about a fault: the report of the test that must fail. If the fault names
 * no test, returns the whole output.
 *
 * @param output output of a step that failed
 */
export function saidOf({ file = '', test }: Fault, output: string): string {
  if (test === undefined) return output;
  const isIt = (line: string) =>
    line.startsWith(' FAIL ') && line.includes(file) && line.replaceAll(' > ', ' ').includes(test);
  return failures(output)
    .filter((failure) => failure.split('\n').some(isIt))
    .join('\n');
}

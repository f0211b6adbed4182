import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import config from '../vitest.config.mjs';
import { programsFor } from './programs';
import { all, fast, gate } from './steps';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/**
 * Returns the commands of steps with their details: npm scripts are replaced with their commands, and the files that
 * the commands start with their texts.
 */
const written = (steps: typeof all): string[] =>
  steps.map(({ command }) =>
    command
      .replace(/npm run (?:--silent )?([\w:-]+)/g, (_, name: string) => scripts[name] ?? '')
      .replace(/tsx (tests\/site\/\S+\.ts)/g, (_, file: string) => readFileSync(file, 'utf8')),
  );

const configs = (config.test?.projects ?? []).map(
  (project) => (project as { test: { name: string; provide?: { cases?: string } } }).test,
);
const projects = configs.map(({ name }) => name);

test('there are projects of tests', () => {
  expect(projects.length).toBeGreaterThan(12);
});

test.each(projects)('a step of the gate or of the whole matrix runs the tests of "%s"', (name) => {
  const named = [`--project '${name}'`, `--project "${name}"`, `'--project', '${name}'`];
  expect(
    written([...gate, ...all]).some((command) => named.some((text) => command.includes(text))),
  ).toBe(true);
});

test('no test is retried', () => {
  expect(JSON.stringify(config)).not.toContain('"retry"');
  for (const folder of ['', 'reader/'])
    expect(readFileSync(`tests/samples/${folder}vitest.config.ts`, 'utf8')).not.toMatch(/retry/);
  expect(written(all).filter((command) => command.includes('--retry'))).toEqual([]);
});

test('the whole matrix runs everything that the gate runs, with all cases', () => {
  const everyCase = gate.map((step) => {
    const command = step.command
      .replace("--project 'browser' ", "--project 'browser every case' ")
      .replace("--project 'site'", "--project 'site every case'")
      .replace(/^tsx tests\/samples\/run\.ts$/, '$& --every');
    return command.includes("'browser every case'")
      ? { ...step, command, programs: programsFor('chromium') }
      : { ...step, command };
  });
  expect(all).toEqual(expect.arrayContaining(everyCase));
  expect(all.length).toBeGreaterThan(gate.length);
  const [few, every] = ['browser', 'browser every case'].map((name) =>
    configs.find((one) => one.name === name),
  );
  expect(few?.provide?.cases).toBe('few');
  const provide = { ...few?.provide, cases: 'all', browser: 'chromium' };
  expect(every).toEqual({ ...few, name: every?.name, provide });
});

describe.each([
  ['the gate', gate],
  ['the whole matrix', all],
  ['test:fast', fast],
])('%s', (_, steps) => {
  test('has a name for each step, and runs nothing twice', () => {
    for (const values of [steps.map(({ name }) => name), steps.map(({ command }) => command)])
      expect(new Set(values).size).toBe(values.length);
  });

  test('names only scripts and files that exist', () => {
    for (const { command } of steps) {
      const [, script] = /npm run (?:--silent )?([\w:-]+)/.exec(command) ?? [];
      if (script !== undefined) expect(scripts).toHaveProperty([script]);
      const [, file] = /tsx (\S+)/.exec(command) ?? [];
      if (file !== undefined) expect(readFileSync(file, 'utf8')).not.toBe('');
    }
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../vitest.config.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** What the gate and the nightly run start, npm's scripts written out. */
const started = ['tests/gate.ts', 'tests/nightly.ts', 'tests/site/day/run-day.ts']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/npm run (?:--silent )?([\w:-]+)/g, (_, name: string) => scripts[name] ?? '');

const projects = (config.test?.projects ?? []).map(
  (project) => (project as { test: { name: string } }).test.name,
);

test('there are projects of tests', () => {
  expect(projects.length).toBeGreaterThan(12);
});

test.each(projects)('the tests of "%s" are run by the gate or each night', (name) => {
  const family = name.split(' ')[0] ?? name;
  expect([`'${name}'`, `"${name}"`, `--project ${name}`, `"${family}*"`]).toContainEqual(
    expect.toSatisfy((written: string) => started.includes(written)),
  );
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

type Rule = 'error' | readonly ['error', object | string];

const { rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
  rules: Record<string, Rule>;
};

/** Differences from the presets; undefined removes a rule. Every night, ESLint runs the rule that oxlint lacks. */
const ours: Record<string, Rule | undefined> = {
  '@typescript-eslint/no-unsafe-class-instance-assignment': undefined,
  // Gatsby's functions are meant to be destructured.
  '@typescript-eslint/unbound-method': undefined,
  // With this option, Emotion's `css` prop and Gatsby's typed hooks stay readable.
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
};

const presets = [
  ...tseslint.configs.strictTypeCheckedOnly,
  ...tseslint.configs.stylisticTypeCheckedOnly,
].flatMap((preset) => Object.entries(preset.rules ?? {}));

test("oxlint runs every typed rule of typescript-eslint's strict and stylistic presets", () => {
  const typed = presets.filter(([name]) => name.startsWith('@typescript-eslint/'));
  expect(typed.length).toBeGreaterThan(45);
  const wanted = { ...Object.fromEntries(typed), ...ours };
  // `toEqual` treats an undefined rule as missing, so the file must not have the removed rules.
  expect(rules).toEqual(
    Object.fromEntries(
      Object.entries(wanted).map(([name, rule]) => [name.replace(/^@[^/]+/, 'typescript'), rule]),
    ),
  );
});

test('every file is type-checked: no .tsx file has the name of a .ts file, because the compiler would read only the .ts file', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', ':!content', ':!tests/samples'], {
    encoding: 'utf8',
  }).split('\n');
  expect(
    files.filter((file) => file.endsWith('.tsx') && files.includes(file.slice(0, -1))),
  ).toEqual([]);
});

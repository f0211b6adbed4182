import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

type Rule = 'error' | readonly ['error', object | string];

const { rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
  rules: Record<string, Rule>;
};

/** Our differences from the presets; undefined removes a rule. ESLint runs the rule that oxlint lacks every night. */
const ours: Record<string, Rule | undefined> = {
  '@typescript-eslint/no-unsafe-class-instance-assignment': undefined,
  // Gatsby's helpers are meant to be destructured.
  '@typescript-eslint/unbound-method': undefined,
  // The option keeps Emotion's `css` prop and Gatsby's typed hooks readable.
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
  // `toEqual` treats rules that are undefined in `ours` as missing, so the file must not have them.
  expect(rules).toEqual(
    Object.fromEntries(
      Object.entries(wanted).map(([name, rule]) => [name.replace(/^@[^/]+/, 'typescript'), rule]),
    ),
  );
});

test('every file is type-checked: no .tsx file has the name of a .ts file, which the compiler would read instead', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', ':!content', ':!tests/samples'], {
    encoding: 'utf8',
  }).split('\n');
  expect(
    files.filter((file) => file.endsWith('.tsx') && files.includes(file.slice(0, -1))),
  ).toEqual([]);
});

import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

type Rule = 'error' | readonly ['error', object | string];

const { rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
  rules: Record<string, Rule>;
};

/** Where we differ from the presets. Each night, ESLint runs the rule that oxlint lacks. */
const ours: Record<string, Rule | undefined> = {
  '@typescript-eslint/no-unsafe-class-instance-assignment': undefined,
  // Gatsby's helpers are made to be taken apart.
  '@typescript-eslint/unbound-method': undefined,
  // Emotion's `css` prop and Gatsby's typed hooks read best as they are.
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
  // Rules that are undefined here must be absent there.
  expect(rules).toEqual(
    Object.fromEntries(
      Object.entries(wanted).map(([name, rule]) => [name.replace(/^@[^/]+/, 'typescript'), rule]),
    ),
  );
});

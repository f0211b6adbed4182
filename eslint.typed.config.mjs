import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import base from './eslint.config.mjs';

/**
 * Every night, typescript-eslint runs the typed rules that oxlint runs in the gate, with the same options, and one rule
 * that oxlint lacks; see docs/decisions/typed-rules-by-oxlint.md.
 */
const { rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'));

export default tseslint.config(
  ...base,
  { ignores: ['*.mjs'] },
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...Object.fromEntries(
        Object.entries(rules).map(([name, value]) => [
          name.replace(/^typescript/, '@typescript-eslint'),
          value,
        ]),
      ),
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
    },
  },
  // Exceptions for oxlint are comments (`oxlint-disable-next-line`), which ESLint does not read.
  {
    // TypeScript 7, which oxlint is built on, no longer marks `navigator.platform` as deprecated.
    files: ['src/frame/first-paint/first-paint.ts', 'src/kit/dom/copy-text.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    files: ['src/frame/crash-boundary.test.tsx'],
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },
);

import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '.cache',
      'public',
      '.bench',
      '.tests',
      'node_modules',
      'content',
      'tests/samples',
      'src/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Emotion's `css` prop and Gatsby's typed hooks read best as they are.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Gatsby's helpers are made to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      // A region that scrolls by keyboard, and the place where focus starts, need tabindex without a role.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: [
      'tests/**',
      '**/*.test.ts',
      '**/*.test.tsx',
      'plugins/*/serve.ts',
      'plugins/*/{check,push}.ts',
      'src/check-deployments/check.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['*.mjs'], ...tseslint.configs.disableTypeChecked },
);

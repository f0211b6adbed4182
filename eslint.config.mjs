import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Attributes that no script of the bundle reads: styles, scripts in the head and tests do. A component writes them out:
 * as constants they would be 100 bytes gzip of every page's script, and readers would load them for nothing.
 */
const ATTRIBUTES_OF_STYLES = [
  'base-banner',
  'base-fits',
  'base-suggestion',
  'base-unfit',
  'depth',
  'empty',
  'load-bar',
  'menu',
  'no-print',
  'with-sidebar',
  // Emotion's own.
  'emotion',
];

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
  {
    // A name that two files must know is written once, where types and searches find it. One line a folder.
    files: ['src/build/**', 'src/frame/**', 'src/gatsby/**', 'src/kit/**', 'src/templates/**'],
    ignores: ['**/names.ts', '**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(Literal[value=/\\[data-/], TemplateElement[value.raw=/\\[data-/])',
          message:
            "Write the attribute's name in the room's `names.ts`, or in `src/kit` if several rooms know it, and here `[${NAME}]`.",
        },
        {
          selector: `JSXAttribute[name.name=/^data-(?!(?:${ATTRIBUTES_OF_STYLES.join('|')})$)/]`,
          message:
            "Write the attribute's name in the room's `names.ts`, or in `src/kit` if several rooms know it, and here {...{ [NAME]: true }}, of which the compiler makes a plain attribute.",
        },
      ],
    },
  },
  { files: ['*.mjs'], ...tseslint.configs.disableTypeChecked },
);

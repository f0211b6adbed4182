import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Attributes used only by styles, scripts in the head and tests, not by any script of the bundle. Components write them
 * literally: as constants they would make every page's script larger for no benefit.
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
  // Emotion's own attributes.
  'emotion',
  's',
];

const SELECTOR = '/\\[data-/';
const NAME_IT =
  'Two files that must agree on a name share it: put it into the names.ts of its feature folder, or into src/kit if several features use it, and write `[${NAME}]` here.';
const NAME_IT_IN_A_TREE =
  'Name the attribute in the names.ts of the feature that styles it or looks for it (or, where it reaches no page, in compile/names.ts), and write `[NAME]: value` or `NAME in properties` here.';

/** Attribute selectors in strings, templates and CSS. */
const literalSelectors = [
  { selector: `Literal[value=${SELECTOR}]`, message: NAME_IT },
  { selector: `TemplateElement[value.raw=${SELECTOR}]`, message: NAME_IT },
];

/** Attributes as keys of an element's properties, by their HTML name or as hast spells them. */
const literalProperties = [
  'Property[computed=false] > Literal.key[value=/^data-/]',
  'Property[computed=false] > Identifier.key[name=/^data[A-Z]/]',
  'MemberExpression[computed=false] > Identifier.property[name=/^data[A-Z]/]',
  'MemberExpression[computed=true] > Literal.property[value=/^data[-A-Z]/]',
  "BinaryExpression[operator='in'] > Literal.left[value=/^data[-A-Z]/]",
].map((selector) => ({ selector, message: NAME_IT_IN_A_TREE }));

/**
 * A browser that translates the page would change code in a view; compiled code is marked by `rehype-typography.ts`.
 */
const translatedCode = {
  selector:
    'JSXOpeningElement[name.name=/^(code|kbd|pre|samp)$/]:not(:has(> JSXAttribute[name.name="translate"]))',
  message: 'Write translate="no": a browser that translates the page must leave code as it is.',
};

/**
 * `.toThrow()` without an argument passes for any error, including one in the test itself. `.not.toThrow()` needs none.
 */
const bareThrows = {
  selector:
    'CallExpression[arguments.length=0] > MemberExpression.callee[property.name=/^toThrow(?:Error)?$/]:not([object.property.name="not"])',
  message: 'Say what it must throw: a part of the message, or the class of the error.',
};

/**
 * Two kinds of keys that have an unwanted effect in styles. `:is(b)`, nested in the style of `.a`, is attached to its
 * parent without a space, as `.a:is(b)`, which matches nothing. `marginLeft` and the like ignore the direction of
 * reading.
 */
const keysOfStyles = [
  'Property[computed=false] > Literal.key[value=/^:(is|where)\\(/]',
  'Property[computed=true] > TemplateLiteral.key > TemplateElement:first-child[value.raw=/^:(is|where)\\(/]',
]
  .map((selector) => ({
    selector,
    message: 'Write `& :is(…)` for what is inside, `&:is(…)` for the element itself.',
  }))
  .concat({
    selector: 'Property[key.name=/^(?:margin|padding|border)(?:Left|Right)/]',
    message: 'Name the side by the direction of reading, such as `marginInlineStart`.',
  });

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

export default tseslint.config(
  {
    ignores: [
      '.cache',
      'public',
      '.dist',
      'dist',
      'hosting',
      '.bench',
      '.tests',
      'node_modules',
      'content',
      'tests/samples',
      'src/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  // Rules that need types are run by oxlint in the gate, and every night by `eslint.typed.config.mjs`.
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // A region that scrolls by keyboard and the element where focus starts need tabindex without a role.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // Removed from the readers' bundle; see `src/gatsby/trimming/replace-modules.ts`.
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'gatsby',
              importNames: ['Link', 'Script', 'Slice', 'useScrollRestoration'],
              message: 'Not in our bundle. Write a plain <a href>: one listener follows all links.',
            },
            { name: 'gatsby-link', message: 'Not in our bundle. Write a plain <a href>.' },
            { name: 'gatsby-script', message: 'Not in our bundle: no page runs such scripts.' },
          ],
        },
      ],
    },
  },
  {
    files: [
      'tests/**',
      '**/*.test.ts',
      '**/*.test.tsx',
      'plugins/*/{compress,serve}.ts',
      'plugins/*/{check,push}.ts',
      'src/commands/author/**',
      'src/commands/check-content/command.ts',
      'src/commands/check-deployments/check.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-imports': 'off',
      'no-restricted-syntax': ['error', bareThrows],
    },
  },
  {
    // A name shared by two files is defined once, where types and searches find it. One line per folder.
    files: ['src/build/**', 'src/frame/**', 'src/gatsby/**', 'src/kit/**', 'src/templates/**'],
    ignores: ['**/names.ts', ...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...literalSelectors,
        ...keysOfStyles,
        translatedCode,
        {
          selector: `JSXAttribute[name.name=/^data-(?!(?:${ATTRIBUTES_OF_STYLES.join('|')})$)/]`,
          message:
            "Write the attribute's name in the feature's `names.ts`, or in `src/kit` if several features use it, and here {...{ [NAME]: true }}, of which the compiler makes a plain attribute.",
        },
      ],
    },
  },
  {
    files: ['src/{markup,search,interactive}/**', 'plugins/**'],
    ignores: ['**/names.ts', ...TESTS],
    rules: {
      'no-restricted-syntax': ['error', ...literalSelectors, ...keysOfStyles, translatedCode],
    },
  },
  {
    files: ['plugins/gatsby-transformer-doc/compile/**'],
    ignores: ['**/names.ts', ...TESTS],
    rules: {
      'no-restricted-syntax': ['error', ...literalSelectors, ...keysOfStyles, ...literalProperties],
    },
  },
  {
    // Gatsby treats an export named `Head` in a page module as its Head API, which the bundle leaves out.
    files: ['src/pages/**', 'src/templates/doc.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...literalSelectors,
        ...keysOfStyles,
        translatedCode,
        {
          selector:
            'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name="Head"], ExportNamedDeclaration > FunctionDeclaration[id.name="Head"]',
          message: 'Not in our bundle. Draw <Head> (frame/head) among what the page draws.',
        },
      ],
    },
  },
  {
    // A delay that is long enough on one machine is too short on another, and wastes time on all others.
    files: ['tests/browser/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        bareThrows,
        {
          selector: 'CallExpression > MemberExpression.callee[property.name="waitForTimeout"]',
          message:
            'Wait for what the reader sees or the page has done: expect.poll, waitFor, `settled` (reading.ts), or `stopClock` and page.clock.runFor.',
        },
      ],
    },
  },
);

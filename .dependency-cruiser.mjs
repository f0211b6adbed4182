/**
 * Defines which imports are allowed. Each part of the site has its own feature folder, in `src` or `plugins`; these are
 * combined only in templates, pages and the files of the root. `npm run lint:imports` checks the rules; CONTRIBUTING.md
 * has a diagram.
 */

/** Folders that every feature folder may import. */
const FOR_ALL = '^src/(?:protocol|site|kit)/';

/** The files with a feature folder's shared names, which other folders may import. */
const NAMES = '^src/.+/names\\.ts$';

/** Tests and their helpers are next to the code and run only by the test runner, so they may import anything. */
const TESTS = '\\.test\\.tsx?$|/(?:fixture-package|installed-symbols)\\.ts$';

/**
 * Allows files at a path to import only these of our own modules.
 *
 * @param {string} name
 * @param {{ in: string, but?: string, imports: string[], why?: string }} rule `$1` in `imports` is the first group
 * matched by `in`
 */
const only = (name, { in: path, but, imports, why }) => ({
  name,
  severity: 'error',
  ...(why && { comment: why }),
  from: { path, ...(but && { pathNot: but }) },
  to: { path: '^(?:src|plugins|tests)/', pathNot: imports },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one, or need a third below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:src|plugins)/' },
      to: { circular: true },
    },
    {
      name: 'no-page-below-site-and-protocol',
      comment: 'What they hold is true without a page: it runs in Node and in the browser.',
      severity: 'error',
      from: { path: '^src/(?:site|protocol)/' },
      to: { path: '^(?:node_modules/)?(?:react|react-dom|gatsby|@emotion/[^/]+)(?:/|$)' },
    },
    only('protocol-imports-nothing-of-ours', {
      in: '^src/protocol/',
      imports: ['^src/protocol/'],
    }),
    only('site-imports-protocol-alone', {
      in: '^src/site/',
      imports: ['^src/(?:site|protocol)/'],
    }),
    only('kit-imports-site-alone', {
      in: '^src/kit/',
      imports: ['^src/(?:kit|site)/'],
    }),
    only('features-do-not-meet', {
      in: '^(src/(?:(?:frame|markup)/[^/.]+|search))(?:/|\\.tsx?$)',
      imports: [FOR_ALL, NAMES, '^$1/'],
      why: 'Put them together in templates, pages or the files of the root; a name they may know.',
    }),
    only('figures-and-tools-share-their-kit-alone', {
      in: '^(src/interactive/[^/]+)/',
      but: '^src/interactive/kit/',
      imports: [FOR_ALL, NAMES, '^$1/', '^src/interactive/kit/'],
    }),
    only('kit-of-figures-imports-nothing-but-kit', {
      in: '^src/interactive/kit/',
      imports: ['^src/(?:interactive/)?kit/'],
      why: 'It draws; what is drawn, the figures know.',
    }),
    only('run-imports-what-every-feature-may', {
      in: '^src/run/',
      imports: [FOR_ALL, '^src/run/'],
      why: 'It runs in a worker: whoever draws its answers asks it by messages.',
    }),
    only('offline-imports-what-every-feature-may', {
      in: '^src/offline/',
      imports: [FOR_ALL, '^src/offline/'],
      why: 'Its worker runs without a page.',
    }),
    only('gatsby-imports-what-every-feature-may', {
      in: '^src/gatsby/',
      imports: [FOR_ALL, '^src/gatsby/'],
    }),
    only('plugins-import-site-protocol-and-names', {
      in: '^plugins/([^/]+)/',
      imports: [
        '^src/(?:site|protocol)/',
        NAMES,
        '^plugins/$1/',
        '^src/gatsby-types',
        '^src/gatsby/(?:after-renderer|plugin-api)\\.ts$',
      ],
      why: 'A plugin may know the names of a feature; pass anything else to it as an option.',
    }),
    {
      name: 'nothing-imports-build',
      comment: "The hooks of Gatsby's files; only those call them.",
      severity: 'error',
      from: { path: '^(?:src|plugins)/', pathNot: '^src/build/' },
      to: { path: '^src/build/' },
    },
    {
      name: 'nothing-imports-a-plugin-or-a-test',
      comment:
        "The commands for writers put the plugins' functions together, as Gatsby does their hooks.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/commands/' },
      to: { path: '^(?:plugins|tests)/' },
    },
    only('commands-import-site-and-plugins', {
      in: '^src/commands/',
      imports: ['^src/(?:commands|site|protocol)/', '^plugins/'],
      why: 'What they know of content is what the plugins read it with.',
    }),
    {
      name: 'nothing-imports-a-command',
      severity: 'error',
      from: { path: '^(?:src|plugins)/', pathNot: '^src/commands/' },
      to: { path: '^src/commands/' },
    },
    only('the-check-imports-site-and-plugins', {
      in: '^src/commands/check-content/',
      imports: ['^src/(?:site|commands)/', '^plugins/gatsby-(?:source|transformer)-'],
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(?:content|\\.cache|public|tests/samples)/', TESTS] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'] },
  },
};

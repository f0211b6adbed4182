/**
 * What may import what. Each part of the site has one room, in `src` or `plugins`; rooms meet in templates, pages and
 * the files of the root alone. `npm run rooms` checks it; CONTRIBUTING.md draws it.
 */

/** Where a part's own folder ends: `frame/navbar`, `search`, `interactive/figures`. */
const ROOM = '^src/(?:(?:frame|markup|interactive)/[^/]+|search)';

/** What every room may import. */
const FOR_ALL = '^src/(?:protocol|site|kit)/';

/** Beside the code, and run by nobody but the test runner: tests may import what they like. */
const TESTS = '\\.test\\.tsx?$|/(?:fixture-package|installed-symbols)\\.ts$';

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
      name: 'protocol-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^src/protocol/' },
      to: { path: '^(?:src|plugins|tests)/', pathNot: '^src/protocol/' },
    },
    {
      name: 'site-imports-protocol-alone',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { path: '^(?:src|plugins|tests)/', pathNot: '^src/(?:site|protocol)/' },
    },
    {
      name: 'no-page-below-site-and-protocol',
      comment: 'What they hold is true without a page: it runs in Node and in the browser.',
      severity: 'error',
      from: { path: '^src/(?:site|protocol)/' },
      to: { path: '^(?:node_modules/)?(?:react|react-dom|gatsby|@emotion/[^/]+)(?:/|$)' },
    },
    {
      name: 'kit-imports-site-alone',
      severity: 'error',
      from: { path: '^src/kit/' },
      to: { path: '^(?:src|plugins|tests)/', pathNot: '^src/(?:kit|site)/' },
    },
    {
      name: 'kit-of-figures-imports-nothing-but-kit',
      comment: 'It draws; what is drawn, the figures know.',
      severity: 'error',
      from: { path: '^src/interactive/kit/' },
      to: { path: '^(?:src|plugins|tests)/', pathNot: '^src/(?:interactive/)?kit/' },
    },
    {
      name: 'rooms-do-not-meet',
      comment: 'Put them together in templates, pages or the files of the root.',
      severity: 'error',
      from: { path: `(${ROOM})/` },
      to: { path: '^(?:src|plugins|tests)/', pathNot: [FOR_ALL, '^$1/', '^src/interactive/kit/'] },
    },
    {
      name: 'gatsby-imports-what-every-room-may',
      severity: 'error',
      from: { path: '^src/gatsby/' },
      to: { path: '^(?:src|plugins|tests)/', pathNot: [FOR_ALL, '^src/gatsby/'] },
    },
    {
      name: 'plugins-import-site-protocol-and-names',
      comment:
        'A room tells a plugin its names; whatever else the plugin needs of it is an option.',
      severity: 'error',
      from: { path: '^plugins/([^/]+)/' },
      to: {
        path: '^(?:src|plugins|tests)/',
        pathNot: ['^src/(?:site|protocol)/', '/names\\.ts$', '^plugins/$1/', '^src/gatsby-types'],
      },
    },
    {
      name: 'nothing-imports-build',
      comment: "The hooks of Gatsby's files; only those call them.",
      severity: 'error',
      from: { path: '^(?:src|plugins)/', pathNot: '^src/build/' },
      to: { path: '^src/build/' },
    },
    {
      name: 'nothing-imports-a-plugin',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^plugins/' },
    },
    {
      name: 'tests-import-is-one-way',
      severity: 'error',
      from: { path: '^(?:src|plugins)/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(?:content|\\.cache|public|tests/samples)/', TESTS] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'] },
  },
};

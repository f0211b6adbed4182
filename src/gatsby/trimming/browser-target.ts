import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** The JavaScript version that Node and all browsers in our `browserslist` support. */
const TARGET = 'es2022';

interface Rule {
  test?: unknown;
  include?: unknown;
  exclude?: unknown;
  enforce?: unknown;
  use?: unknown;
}

interface Config {
  module?: { rules?: Rule[] };
}

const OURS = resolve('src') + sep;
const PAGES = resolve('src/pages') + sep;

/** Whether a file is ours and doesn't need Gatsby's compiler, because it is not a page and has no query. */
const isPlain = (file: string): boolean =>
  file.startsWith(OURS) &&
  !file.startsWith(PAGES) &&
  !readFileSync(file, 'utf8').includes('graphql`');

/** Whether a rule is one of Gatsby's rules for compiling source files. */
const compilesSources = ({ test, enforce }: Rule): boolean =>
  test instanceof RegExp && test.test('a.tsx') && enforce === undefined;

/**
 * Compiles our files for the browsers that we support. Gatsby's compiler replaces `?.`, `??` and spreads for very old
 * browsers, and processes TypeScript twice. The code that readers load first is smaller if our files bypass that
 * compiler.
 *
 * @throws Error if Gatsby no longer has the rules that this replaces
 */
export function compileForOurBrowsers({
  actions,
  stage,
  getConfig,
}: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = (getConfig as () => Config)();
  const rules = config.module?.rules ?? [];
  const replaced = rules.filter(compilesSources);
  if (replaced.length === 0)
    throw new Error(
      'Gatsby has changed its webpack rule for scripts: adapt compilesSources in browser-target.ts',
    );
  for (const rule of replaced) rule.exclude = isPlain;
  rules.push({
    test: /\.tsx?$/,
    include: isPlain,
    use: [
      {
        loader: 'esbuild-loader',
        options: { target: TARGET, jsx: 'automatic', tsconfig: 'tsconfig.json' },
      },
    ],
  });
  actions.replaceWebpackConfig(config);
}

/**
 * Makes scripts reference their source maps only if the maps are published; otherwise browser dev tools would request
 * missing files. The maps are always generated, because the list of licences is read from them.
 */
export function referSourceMaps(
  { actions, stage }: CreateWebpackConfigArgs,
  arePublished: boolean,
): void {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ devtool: arePublished ? 'source-map' : 'hidden-source-map' });
}

interface Minimizer {
  options?: { minimizer?: { options?: Record<string, unknown> } };
}

/**
 * Configures the minifier for the browsers in our `browserslist`, which support newer, shorter syntax than the browsers
 * of 2009 that Gatsby assumes. Each additional pass can shorten the output of the previous one.
 */
export function minifyForOurBrowsers({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const read = getConfig as () => { optimization?: { minimizer?: Minimizer[] } };
  const config = read();
  for (const { options } of config.optimization?.minimizer ?? []) {
    const terser = options?.minimizer?.options;
    if (!terser || !('compress' in terser)) continue;
    Object.assign(terser, {
      parse: { ecma: 2020 },
      compress: { ecma: 2020, passes: 4, unsafe_arrows: true },
      output: { ecma: 2020, comments: false },
      mangle: true,
    });
  }
  actions.replaceWebpackConfig(config);
}

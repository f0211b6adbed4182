import { readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webpack, type Configuration } from 'webpack';
import { temporaryFolder } from '../../tests/temporary-folder';
import { lightenWebpack } from './lighten-webpack';

const { root, at, write } = temporaryFolder();

/** Has the name of Gatsby's plugin. */
class GatsbyThemeComponentShadowingResolverPlugin {
  apply(): void {
    throw new Error('looked up imports in plugins');
  }
}

const COMPILED = '.cache/compiled/gatsby-node.js';
const INSTALLED = 'node_modules/.package-lock.json';

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  write(COMPILED, '');
  write(INSTALLED, '{}');
  write('entry.js', 'export const answer = 42;');
});
afterEach(() => vi.restoreAllMocks());

/** Returns the arguments with which Gatsby would pass this configuration. */
const argsWith = (config: Configuration) =>
  ({
    getConfig: () => config,
    actions: { replaceWebpackConfig: () => undefined },
  }) as unknown as CreateWebpackConfigArgs;

/** Runs webpack as Gatsby does, and returns whether it compiled the entry instead of reading it from the cache. */
async function isCompiled(): Promise<boolean> {
  const config: Configuration = {
    mode: 'production',
    context: root,
    entry: './entry.js',
    output: { path: at('out') },
    plugins: [],
    resolve: { plugins: [new GatsbyThemeComponentShadowingResolverPlugin()] },
    cache: {
      type: 'filesystem',
      cacheLocation: at('cache'),
      buildDependencies: { config: [require.resolve('webpack')] },
    },
  };
  lightenWebpack(argsWith(config));
  const compiler = webpack(config);
  const modules = await new Promise<{ built?: boolean }[]>((resolve, reject) => {
    compiler.run((error, stats) =>
      error ? reject(error) : resolve(stats?.toJson({ all: false, modules: true }).modules ?? []),
    );
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  return modules.some(({ built }) => built);
}

test('a second build uses the cache of the first', async () => {
  expect(await isCompiled()).toBe(true);
  expect(await isCompiled()).toBe(false);
});

test.each([
  ['our code', COMPILED],
  ['the packages', INSTALLED],
])('a build with another version of %s does not use the cache', async (_, file) => {
  await isCompiled();
  write(file, '{ "other": true }');
  expect(await isCompiled()).toBe(true);
});

test('the cache does not list the modules that the build has loaded', async () => {
  await isCompiled();
  expect(readFileSync(at('cache/index.pack'), 'latin1')).not.toContain('node_modules/');
});

test('a version of Gatsby without the plugin for shadowing is reported', () => {
  expect(() => lightenWebpack(argsWith({ resolve: { plugins: [] } }))).toThrow(
    /^Gatsby no longer has its plugin for shadowing/,
  );
});

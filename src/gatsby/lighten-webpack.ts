import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, Stats } from 'webpack';
import { listFiles, readText } from '../site/sources/files';

interface Config {
  cache?: boolean | { version?: string };
  plugins?: object[];
  resolve?: { plugins?: object[] };
}

/** Lists the packages as npm installed them. Their versions identify their code, including webpack and its loaders. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Folder of the compiled `gatsby-config.ts` and `gatsby-node.ts` files, which contain all code that they import. */
const COMPILED = '.cache/compiled';

/**
 * Removes work from webpack that this site doesn't need, and that took half the time of the HTML renderer:
 *
 * - Webpack's cache is valid for one version of our code and of the packages. By default, webpack follows every module
 *   that the build has loaded, and reads and hashes each of them, about 5,000 files.
 * - No theme replaces components of another, so imports aren't looked up in the `src` folder of every plugin.
 *
 * @throws Error if Gatsby no longer has the plugin that looks up imports
 */
export function lightenWebpack({
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'actions' | 'getConfig'>): void {
  const config = (getConfig as () => Config)();
  if (typeof config.cache === 'object') {
    config.cache.version = versionOfCode(process.cwd());
    config.plugins?.push({ apply: forgetLoadedModules });
  }
  const lookups = config.resolve?.plugins ?? [];
  const others = lookups.filter((plugin) => !plugin.constructor.name.includes('Shadowing'));
  if (!config.resolve || others.length === lookups.length)
    throw new Error(
      'Gatsby no longer has its plugin for shadowing: remove it from lighten-webpack.ts',
    );
  config.resolve.plugins = others;
  actions.replaceWebpackConfig(config);
}

function versionOfCode(root: string): string {
  const digest = createHash('sha1').update(readText(join(root, INSTALLED)) ?? '');
  for (const file of listFiles(join(root, COMPILED)).sort())
    digest.update(readFileSync(join(root, COMPILED, file)));
  return digest.digest('base64url');
}

/** Makes webpack store its cache without the list of the modules that it would follow. */
function forgetLoadedModules({ hooks }: Compiler): void {
  hooks.done.tap('lightenWebpack', ({ compilation }: Stats) => {
    compilation.buildDependencies.clear();
  });
}

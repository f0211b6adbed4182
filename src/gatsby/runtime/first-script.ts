import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { FIRST, FirstLayer } from './first-layer';
import { SmallRuntime } from './small-runtime';

interface Config {
  entry?: unknown;
  experiments?: { layers?: boolean };
  plugins?: unknown[];
  output?: { chunkFilename?: unknown; uniqueName?: string };
  optimization?: {
    runtimeChunk?: unknown;
    splitChunks?: { cacheGroups?: Record<string, { name?: unknown } | false> };
  };
}

/**
 * Makes our own start the script that pages load: Gatsby's runtime, which was, it imports when a reader gives a sign.
 *
 * @param start the file, from the root of the site
 * @throws Error where Gatsby no longer enters by what is replaced
 */
export function enterBy(
  start: string,
  { actions, stage, getConfig }: CreateWebpackConfigArgs,
): void {
  if (stage !== 'build-javascript') return;
  const config = (getConfig as () => Config)();
  const { app } = (config.entry ?? {}) as { app?: unknown };
  if (typeof app !== 'string' || !app.endsWith('production-app'))
    throw new Error(`Gatsby enters by ${JSON.stringify(config.entry)}: see first-script.ts`);
  config.entry = { app: { import: resolve(start), layer: FIRST } };
  config.experiments = { ...config.experiments, layers: true };
  config.plugins?.push(new FirstLayer(), new SmallRuntime());
  const { cacheGroups } = config.optimization?.splitChunks ?? {};
  if (!config.output || !config.optimization || !cacheGroups?.shared)
    throw new Error('Gatsby splits its scripts in another way: see first-script.ts');
  // What all kinds of pages share would be one chunk: all of it for each, where each needs a little.
  cacheGroups.commons = false;
  // In a file of its own it would be a request more, and changes with every other file all the same.
  config.optimization.runtimeChunk = false;
  // The first script lists all others: by short names, and with as much of their digests as tells builds apart.
  cacheGroups.shared.name = undefined;
  // The package's name, else: of another brand nothing would change it.
  config.output.uniqueName = 'docs';
  config.output.chunkFilename = '[name]-[contenthash:7].js';
  actions.replaceWebpackConfig(config);
}

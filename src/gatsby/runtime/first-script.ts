import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { FIRST, EntryLayerPlugin } from './entry-layer-plugin';
import { SlimWebpackRuntimePlugin } from './slim-webpack-runtime-plugin';

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
 * Makes our own script the entry that pages load. It imports Gatsby's runtime, the original entry, when the reader
 * interacts.
 *
 * @param start the file, relative to the site's root
 * @throws Error if Gatsby's entry is no longer the one that this replaces
 */
export function replaceWebpackEntry(
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
  config.plugins?.push(new EntryLayerPlugin(), new SlimWebpackRuntimePlugin());
  const { cacheGroups } = config.optimization?.splitChunks ?? {};
  if (!config.output || !config.optimization || !cacheGroups?.shared)
    throw new Error('Gatsby splits its scripts in another way: see first-script.ts');
  // This group would put all code that several kinds of pages share in one chunk, and each of those pages would load
  // the whole chunk although it needs only a little of it.
  cacheGroups.commons = false;
  // A separate runtime file would cost a request, and would change whenever any other file does.
  config.optimization.runtimeChunk = false;
  // The first script lists all other scripts, so keep their names short, with just enough of the digest to tell builds
  // apart.
  cacheGroups.shared.name = undefined;
  // The default is the package's name. With a fixed name, a rebranded site need not change its package.json.
  config.output.uniqueName = 'docs';
  config.output.chunkFilename = '[name]-[contenthash:6].js';
  actions.replaceWebpackConfig(config);
}

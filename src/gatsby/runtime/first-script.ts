import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { SlimWebpackRuntimePlugin } from './slim-webpack-runtime-plugin';

/** The webpack layer of the first script's modules, starting at its entry. */
export const FIRST = 'first';
/** The layer of everything that is fetched later. */
const LATE = 'late';

/**
 * Modules that the first script and later scripts must share, because they keep state. Give them few imports, because
 * the modules that they import cannot be merged into the first script either.
 */
export const SHARED = [
  'src/gatsby/loader/pending-navigation.ts',
  'src/gatsby/runtime/page-script.ts',
  'src/kit/dom/overlay-entry.ts',
  'src/kit/dom/storage.ts',
  'src/kit/language/message.ts',
];

const STATE = /^(?:export )?(?:let |const \w+(?:: [^=\n]+)? =\s+new )/m;

/** Whether a module's source keeps mutable state. */
export const keepsState = (text: string): boolean => STATE.test(text);

/**
 * Puts the modules of the first script in a webpack layer of their own, which ends at every dynamic import, so that
 * webpack can concatenate them into one module. Without the layer, a module that later scripts import too would stay
 * separate, which makes the first script larger.
 *
 * @throws Error if there would be two copies of a module that keeps state
 */
export class EntryLayerPlugin {
  private readonly shared: ReadonlySet<string>;

  /** @param shared paths of the modules to share, relative to the site's root */
  constructor(shared: readonly string[] = SHARED) {
    this.shared = new Set(shared.map((file) => resolve(file)));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('EntryLayerPlugin', ({ hooks }) => {
      hooks.afterResolve.tap('EntryLayerPlugin', ({ createData, dependencies }) => {
        if (createData.layer !== FIRST) return;
        const isFetched = dependencies[0]?.type === 'import()';
        if (isFetched || this.shared.has(createData.resource ?? '')) createData.layer = LATE;
      });
    });
    compiler.hooks.compilation.tap('EntryLayerPlugin', ({ hooks }) => {
      hooks.finishModules.tap('EntryLayerPlugin', (modules) => {
        const layers = new Map<string, Set<string | null>>();
        for (const module of modules) {
          const file = module.nameForCondition();
          if (file !== null) layers.set(file, (layers.get(file) ?? new Set()).add(module.layer));
        }
        for (const [file, { size }] of layers) {
          if (size > 1 && keepsState(readFileSync(file, 'utf8')))
            throw new Error(
              `${file} keeps state, but would be loaded twice: add it to SHARED in first-script.ts`,
            );
        }
      });
    });
  }
}

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
 * Makes our own script the entry that pages load. When the reader interacts, that script imports Gatsby's runtime,
 * which was the entry before.
 *
 * @param start path of the script, relative to the site's root
 * @throws Error if Gatsby's entry is no longer the one that this function replaces
 */
export function replaceWebpackEntry(
  start: string,
  { actions, stage, getConfig }: CreateWebpackConfigArgs,
): void {
  if (stage !== 'build-javascript') return;
  const config = (getConfig as () => Config)();
  const { app } = (config.entry ?? {}) as { app?: unknown };
  if (typeof app !== 'string' || !app.endsWith('production-app'))
    throw new Error(
      `Gatsby's webpack entry is now ${JSON.stringify(config.entry)}: adapt replaceWebpackEntry in first-script.ts`,
    );
  config.entry = { app: { import: resolve(start), layer: FIRST } };
  config.experiments = { ...config.experiments, layers: true };
  config.plugins?.push(new EntryLayerPlugin(), new SlimWebpackRuntimePlugin());
  const { cacheGroups } = config.optimization?.splitChunks ?? {};
  if (!config.output || !config.optimization || !cacheGroups?.shared)
    throw new Error(
      'Gatsby has changed how it splits scripts: adapt replaceWebpackEntry in first-script.ts',
    );
  // The `commons` group would put all code that several kinds of pages share in one chunk, and each of those pages
  // would load the whole chunk although it needs only a little of it.
  cacheGroups.commons = false;
  // A separate runtime file would cost a request, and its content would change whenever any other file does.
  config.optimization.runtimeChunk = false;
  // The first script lists all other scripts, so keep their names short, with just enough of the digest to tell builds
  // apart.
  cacheGroups.shared.name = undefined;
  // The default is the name in package.json, which appears in every script. With a fixed name, a rebranded site need
  // not change its package.json.
  config.output.uniqueName = 'docs';
  config.output.chunkFilename = '[name]-[contenthash:6].js';
  actions.replaceWebpackConfig(config);
}

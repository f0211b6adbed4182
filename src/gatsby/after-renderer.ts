import { inspect } from 'node:util';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, Stats } from 'webpack';

/**
 * Runs a step of a production build once webpack has compiled the HTML renderer, which is the last moment before Gatsby
 * decides which page queries to run. Steps that need compiled docs run then, so that docs are compiled while webpack
 * keeps the main thread busy. Call it in `onCreateWebpackConfig`; steps run in the order of the plugins.
 *
 * ```text
 * main thread:  sources, pages | webpack: browser | webpack: renderer | steps | queries | HTML | after the build
 * threads:                     | compile docs .......................|                        | Markdown, cards
 * ```
 *
 * @param name the step's name in errors
 * @param step may throw, which fails the build
 */
export function afterRenderer(
  { stage, actions }: Pick<CreateWebpackConfigArgs, 'stage' | 'actions'>,
  name: string,
  step: () => Promise<void>,
): void {
  if (stage !== 'build-html') return;
  const run = async (stats: Stats): Promise<void> => {
    // If the renderer has errors, Gatsby reports them and the build fails.
    if (stats.hasErrors()) return;
    try {
      await step();
    } catch (error) {
      // Gatsby prints only the message of an error of webpack.
      throw new Error(`${name}: ${inspect(error)}`, { cause: error });
    }
  };
  const apply = (compiler: Compiler) => compiler.hooks.done.tapPromise(name, run);
  actions.setWebpackConfig({ plugins: [{ apply }] });
}

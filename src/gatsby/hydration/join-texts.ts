import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { NormalModuleReplacementPlugin } from 'webpack';

const FOLDER = resolve('src/gatsby/hydration');

/**
 * Makes the server and the browser render adjacent texts as one. React separates two adjacent texts with a comment in
 * the HTML. If a host strips comments, hydration fails and React renders the whole page again.
 */
export function joinTextsOfPages({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  actions.setWebpackConfig({
    plugins: [
      new NormalModuleReplacementPlugin(
        /^react\/jsx-runtime$/,
        (found: { context: string; request: string }) => {
          if (found.context !== FOLDER) found.request = resolve(FOLDER, 'jsx-runtime.ts');
        },
      ),
    ],
  });
}

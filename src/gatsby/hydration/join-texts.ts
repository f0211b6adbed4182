import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { NormalModuleReplacementPlugin } from 'webpack';

const FOLDER = resolve('src/gatsby/hydration');

/**
 * Has the server and the browser draw adjacent texts as one. React tells two texts side by side apart by a comment in
 * the HTML, and if a host strips comments, it fails to take over the page and draws all of it again.
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

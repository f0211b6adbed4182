import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { NormalModuleReplacementPlugin } from 'webpack';

/**
 * Modules of our dependencies that are replaced, because this site doesn't need them or because they fail here. Each
 * entry has the request that imports the module and the file that replaces it. If other code uses the same request, the
 * entry also has a pattern for the importer's folder.
 */
export const unused: [request: RegExp, replacement: string, importer?: RegExp][] = [
  // Only Helmet writes the head, so the Head API has nothing to do.
  [/head\/head-export-handler-for-browser$/, 'trimming/gatsby-stubs.ts'],
  // No page uses the Script component or runs third-party scripts in a worker.
  [/^gatsby-script$/, 'trimming/gatsby-stubs.ts'],
  [/internal-plugins\/partytown\/gatsby-browser/, 'trimming/gatsby-stubs.ts'],
  // `gatsby/scroll/scroll.ts` handles scroll positions instead.
  [/^gatsby-react-router-scroll$/, 'trimming/gatsby-stubs.ts'],
  // The site registers its own service worker, in `offline/page/register.ts`.
  [/\/register-service-worker$/, 'trimming/gatsby-stubs.ts'],
  // Only emotion's `withTheme` copies statics, and there is no theme provider.
  [/_isolated-hnrs/, 'trimming/gatsby-stubs.ts'],
  [/^hoist-non-react-statics$/, 'trimming/gatsby-stubs.ts'],
  // No page uses React server components.
  [/^react-server-dom-webpack$/, 'trimming/gatsby-stubs.ts'],
  [/^gatsby-link$/, 'links/gatsby-link-parts.ts'],
  [/\/find-path$/, 'loader/find-path.ts'],
  [/^\.\/prefetch$/, 'loader/fetch-ahead.ts', /\.cache$/],
];

/** Replaces the modules listed in {@link unused}, in the browser bundle of a build only. */
export function stubModules({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    plugins: unused.map(
      ([request, replacement, importer]) =>
        new NormalModuleReplacementPlugin(
          request,
          (found: { context: string; request: string }) => {
            if (!importer || importer.test(found.context))
              found.request = resolve('src/gatsby', replacement);
          },
        ),
    ),
  });
}

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

import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { NormalModuleReplacementPlugin } from 'webpack';

/**
 * Parts of what we use that this site has no use for, or that fail here: how they are imported, what stands in their
 * place, and from which folder alone, where others import by the same name.
 */
export const unused: [request: RegExp, replacement: string, importer?: RegExp][] = [
  // The head is Helmet's alone: the Head API has nothing to do.
  [/head\/head-export-handler-for-browser$/, 'trimming/unused-runtime.ts'],
  // No page uses the Script component, and none runs third-party scripts in a worker.
  [/^gatsby-script$/, 'trimming/unused-runtime.ts'],
  [/internal-plugins\/partytown\/gatsby-browser/, 'trimming/unused-runtime.ts'],
  // `gatsby/scroll/scroll.ts` keeps the reader's places.
  [/^gatsby-react-router-scroll$/, 'trimming/unused-runtime.ts'],
  // There is no service worker.
  [/\/register-service-worker$/, 'trimming/unused-runtime.ts'],
  // Only emotion's `withTheme` copies statics, and there is no theme provider.
  [/_isolated-hnrs/, 'trimming/unused-runtime.ts'],
  [/^hoist-non-react-statics$/, 'trimming/unused-runtime.ts'],
  [/^react-fast-compare$/, 'trimming/never-equal.ts'],
  // No page is drawn by React's server components.
  [/^react-server-dom-webpack$/, 'trimming/unused-runtime.ts'],
  [/^gatsby-link$/, 'links/gatsby-link-parts.ts'],
  [/\/find-path$/, 'loader/find-path.ts'],
  [/^\.\/prefetch$/, 'loader/fetch-ahead.ts', /\.cache$/],
];

/** Keeps 9 kB gzip of 100 out of every reader's bundle. */
export function leaveOutUnused({ actions, stage }: CreateWebpackConfigArgs): void {
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

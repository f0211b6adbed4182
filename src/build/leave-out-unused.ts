import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { NormalModuleReplacementPlugin } from 'webpack';

/**
 * Parts of what we use that this site has no use for, or that fail here: how they are imported, what stands in their
 * place, and from which folder alone, where others import by the same name.
 */
const unused: [request: RegExp, replacement: string, importer?: RegExp][] = [
  // The head is Helmet's alone: the Head API has nothing to do.
  [/head\/head-export-handler-for-browser$/, 'unused-runtime.ts'],
  // No page uses the Script component, and none runs third-party scripts in a worker.
  [/^gatsby-script$/, 'unused-runtime.ts'],
  [/internal-plugins\/partytown\/gatsby-browser/, 'unused-runtime.ts'],
  // `behaviours/scroll.ts` keeps the reader's places.
  [/^gatsby-react-router-scroll$/, 'unused-runtime.ts'],
  // There is no service worker.
  [/\/register-service-worker$/, 'unused-runtime.ts'],
  // Only emotion's `withTheme` copies statics, and there is no theme provider.
  [/_isolated-hnrs/, 'unused-runtime.ts'],
  [/^hoist-non-react-statics$/, 'unused-runtime.ts'],
  [/^react-fast-compare$/, 'never-equal.ts'],
  [/^gatsby-link$/, 'gatsby-link-parts.ts'],
  [/\/find-path$/, 'find-path.ts'],
  [/^\.\/prefetch$/, 'fetch-ahead.ts', /\.cache$/],
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
              found.request = resolve('src/build', replacement);
          },
        ),
    ),
  });
}

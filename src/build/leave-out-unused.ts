import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { NormalModuleReplacementPlugin } from 'webpack';

/** Parts of what we use that this site has no use for, by what imports them. */
const unused = [
  // The head is Helmet's alone: the Head API has nothing to do.
  /head\/head-export-handler-for-browser$/,
  // No page uses the Script component, and none runs third-party scripts in a worker.
  /^gatsby-script$/,
  /internal-plugins\/partytown\/gatsby-browser/,
  // There is no service worker.
  /\/register-service-worker$/,
  // Only emotion's `withTheme` copies statics, and there is no theme provider.
  /_isolated-hnrs/,
  /^hoist-non-react-statics$/,
];

/** Keeps 7 kB gzip of 100 out of every reader's bundle. */
export function leaveOutUnused({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const replacement = resolve('src/build/unused-runtime.ts');
  actions.setWebpackConfig({
    plugins: unused.map((request) => new NormalModuleReplacementPlugin(request, replacement)),
  });
}

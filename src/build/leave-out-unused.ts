import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { NormalModuleReplacementPlugin } from 'webpack';

const unused = [
  /head\/head-export-handler-for-browser$/,
  /^gatsby-script$/,
  /utils\/inject-partytown-snippet$/,
  /\/register-service-worker$/,
  /^hoist-non-react-statics$/,
];

/**
 * Leaves parts of Gatsby's runtime that this site does not use out of the reader's bundle: 7 kB gzip of 96. The
 * head is Helmet's alone, so the Head API has nothing to do; no page uses the Script component, nor Partytown behind
 * it; there is no service worker; and emotion's `withTheme` is the one caller of hoist-non-react-statics.
 */
export function leaveOutUnused({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const replacement = resolve('src/build/unused-runtime.ts');
  actions.setWebpackConfig({
    plugins: unused.map((request) => new NormalModuleReplacementPlugin(request, replacement)),
  });
}

import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { NormalModuleReplacementPlugin } from 'webpack';

/**
 * Leaves parts of Gatsby's runtime that this site does not use out of the reader's bundle: 4 kB gzip of 96. The
 * head is Helmet's alone, so the Head API has nothing to do, and no page uses the Script component.
 */
export function leaveOutUnused({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const replacement = resolve('src/build/unused-runtime.ts');
  actions.setWebpackConfig({
    plugins: [
      new NormalModuleReplacementPlugin(/head\/head-export-handler-for-browser$/, replacement),
      new NormalModuleReplacementPlugin(/^gatsby-script$/, replacement),
    ],
  });
}

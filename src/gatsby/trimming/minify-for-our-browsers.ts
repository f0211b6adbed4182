import type { CreateWebpackConfigArgs } from 'gatsby';

interface Minimizer {
  options?: { minimizer?: { options?: Record<string, unknown> } };
}

/**
 * Configures the minifier for the browsers in our `browserslist`, which support newer, shorter syntax than the browsers
 * of 2009 that Gatsby assumes. Each additional pass finds what the one before made possible; the third saves 400 bytes
 * (gzip) on every page.
 */
export function minifyForOurBrowsers({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const read = getConfig as () => { optimization?: { minimizer?: Minimizer[] } };
  const config = read();
  for (const { options } of config.optimization?.minimizer ?? []) {
    const terser = options?.minimizer?.options;
    if (!terser || !('compress' in terser)) continue;
    Object.assign(terser, {
      parse: { ecma: 2020 },
      compress: { ecma: 2020, passes: 4, unsafe_arrows: true },
      output: { ecma: 2020, comments: false },
      mangle: true,
    });
  }
  actions.replaceWebpackConfig(config);
}

// SPDX-License-Identifier: MIT
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Configuration, Stats } from 'webpack';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { packagesRoot, repositoryRoot, samplesRoot } from '../../toolchain/paths.ts';

const require = createRequire(join(repositoryRoot, 'package.json'));
const webpack = require('webpack') as typeof import('webpack');

/** Bundles the one module among the widget's dependencies that needs Node, and returns the errors. */
async function problemsWith(config: Configuration): Promise<string[]> {
  const path = mkdtempSync(join(tmpdir(), 'isobar-next-'));
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    webpack(
      { ...config, entry: join(packagesRoot, 'brotli/compress.js'), output: { path } },
      (error, result) => (error ? reject(error) : resolve(result)),
    ),
  );
  rmSync(path, { recursive: true });
  return (stats?.compilation.errors ?? []).map(({ message }) => message);
}

const { default: nextConfig } = (await import(
  join(samplesRoot, 'sdk/swap-widget/next.config.mjs')
)) as { default: { webpack: (config: Configuration) => Configuration } };

/** Returns the configuration that Next.js passes to the `webpack` function. It already has a fallback for `path`. */
const base = (): Configuration => ({
  mode: 'development',
  target: 'web',
  resolve: { fallback: { path: false } },
});

describeSample('sdk/swap-widget/next.config.mjs', (proves) => {
  proves(['config'], 'lets webpack bundle what asks for the file system', async () => {
    const [problem] = await problemsWith(base());
    expect(problem).toContain("Can't resolve 'fs'");
    expect(await problemsWith(nextConfig.webpack(base()))).toEqual([]);
  });

  proves(['config'], 'names the default list of the published widget', () => {
    const page = pageText('sdk/swap-widget/guides/getting-started');
    const [, list] = /`(https:\/\/gateway\S+)`/.exec(page) ?? [];
    const dist = join(packagesRoot, '@uniswap/widgets/dist');
    expect(list).toBeDefined();
    const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
    expect(
      scripts.some((name) => readFileSync(join(dist, name), 'utf8').includes(list ?? '')),
    ).toBe(true);
  });
});

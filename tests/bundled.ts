import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webpack, type Configuration } from 'webpack';

/** The texts of a bundle's scripts, by file name. The entry is `app.js`. */
export type Bundle = ReadonlyMap<string, string>;

/**
 * Bundles files with webpack, as the site's scripts are bundled.
 *
 * @param files file contents by name; `start.js` is the entry
 * @param config returns additional webpack options, given the folder with the files
 * @throws Error with webpack's first error
 */
export async function bundled(
  files: Readonly<Record<string, string>>,
  config: (folder: string) => Configuration,
): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: 'web',
    entry: { app: './start.js' },
    output: { path: join(folder, 'out'), publicPath: '/', chunkFilename: '[id].js' },
    optimization: { minimize: false },
    ...config(folder),
  });
  try {
    const names = await new Promise<string[]>((done, failed) => {
      compiler.run((error, stats) => {
        const problem = error ?? stats?.compilation.errors[0];
        if (problem) failed(problem);
        else done(Object.keys(stats?.compilation.assets ?? {}));
      });
    });
    return new Map(names.map((name) => [name, readFileSync(join(folder, 'out', name), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

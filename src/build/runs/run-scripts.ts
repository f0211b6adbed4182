import { build, type Plugin } from 'esbuild';

/** A file of the run folder. */
export type RunFile = [name: string, text: string];

/** How the scripts of runs are bundled: each whole and by itself, for the browsers of the site. */
const OPTIONS = {
  bundle: true,
  minify: true,
  sourcemap: 'external',
  sourcesContent: false,
  write: false,
  platform: 'browser',
  target: 'es2022',
  logLevel: 'silent',
  // What packages ask that run in Node too.
  define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
} as const;

interface Entry {
  root: string;
  /** Such as `worker.js`. */
  name: string;
  format?: 'iife' | 'esm';
  plugins?: Plugin[];
}

/**
 * A script as one file, with the map that tells whose code is in it. Not a part of webpack's bundle: there it would add
 * to the script that every page loads first.
 *
 * @param from its first file from the project root, or its text
 */
export async function runScript(
  from: { file: string } | { text: string },
  { root, name, format = 'iife', plugins = [] }: Entry,
): Promise<RunFile[]> {
  const entry =
    'file' in from
      ? { entryPoints: [from.file] }
      : { stdin: { contents: from.text, resolveDir: root, sourcefile: name } };
  const { outputFiles } = await build({
    ...OPTIONS,
    ...entry,
    absWorkingDir: root,
    outfile: `public/static/run/${name}`,
    format,
    plugins,
  });
  return outputFiles.map(({ path, text }) => [path.endsWith('.map') ? `${name}.map` : name, text]);
}

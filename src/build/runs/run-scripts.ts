import { build, type Plugin } from 'esbuild';
import { FRAME_FILE } from '../../run/frame/names';
import { policyHash } from '../../site/sources/digest';

/** A file of the run folder. */
export type RunFile = [name: string, text: string];

/** Options for bundling the scripts of runs. Each script is self-contained, for the browsers that the site supports. */
const OPTIONS = {
  bundle: true,
  minify: true,
  sourcemap: 'external',
  sourcesContent: false,
  write: false,
  platform: 'browser',
  target: 'es2022',
  logLevel: 'silent',
  // Node globals that packages for both Node and browsers read.
  define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
} as const;

interface Entry {
  root: string;
  /** File name, such as `worker.js`. */
  name: string;
  format?: 'iife' | 'esm';
  plugins?: Plugin[];
}

/**
 * Bundles a script into one file, with a source map that names the packages in that file. The script is not part of
 * webpack's bundle, because there it would add to the script that every page loads first.
 *
 * @param from its entry file, relative to the project root, or its text
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

/**
 * Returns the document that programs run in. Its policy allows its own script and the workers that it creates, but no
 * requests. The workers inherit the policy. The policy is in the document rather than in a server's headers, so it
 * applies on every host.
 */
export async function frameFile(root: string): Promise<RunFile> {
  const built = await runScript({ file: 'src/run/frame/frame.ts' }, { root, name: 'frame.js' });
  const script = built.find(([name]) => name === 'frame.js')?.[1].trim() ?? '';
  const policy = `default-src 'none'; script-src ${policyHash(script)} blob:; worker-src blob:`;
  return [
    FRAME_FILE,
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      `<title>Program</title><script>${script}</script></head><body></body></html>\n`,
    ].join(''),
  ];
}

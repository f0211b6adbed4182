import { dirname, resolve } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Scripts that a page runs before any bundle, either in the head or right after the element that they prepare. Each
 * entry has a file and the name of the function to call.
 */
export const inlineScripts = {
  FIRST_PAINT_SCRIPT: ['src/frame/first-paint/first-paint.ts', 'prepareFirstPaint'],
  FILE_ADDRESS_SCRIPT: ['src/frame/not-found/leave-file-address.ts', 'leaveFileAddress'],
  SIDEBAR_SCRIPT: ['src/frame/sidebar/sidebar-scroll.ts', 'placeSidebar'],
  SEARCH_START_SCRIPT: ['src/search/page/watch-start.ts', 'watchSearchStart'],
  BASE_ADDRESS_SCRIPT: ['src/frame/base-address/base-address.ts', 'watchBaseAddress'],
} as const;

/** The script at the end of a page, which requests the page's bundle. */
export const REQUEST_SCRIPT = ['src/templates/start/request-script.ts', 'requestScript'] as const;

/**
 * Bundles a script that calls one function of a file. The result is short, and fetches nothing.
 *
 * @param basePath prefix of every path on the host; empty, or for example `/docs`
 */
export function buildInlineScript(
  [file, call]: readonly [file: string, call: string],
  basePath: string,
): string {
  const path = resolve(file);
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${call} } from ${JSON.stringify(path)};\n${call}();`,
      resolveDir: dirname(path),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // The same target that the minifier uses for the bundle.
    target: 'es2020',
    define: { __BASE_PATH__: JSON.stringify(basePath) },
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script)
    throw new Error(`esbuild returned no script for ${file}: run npm ci, and build again`);
  return script.text.trim();
}

/** Returns the text of each script, by the name of its constant, for the views that inline it. */
export const bundleInlineScripts = (basePath: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inlineScripts).map(([name, script]) => [
      name,
      buildInlineScript(script, basePath),
    ]),
  );

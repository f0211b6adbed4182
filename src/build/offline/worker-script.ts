import { buildSync } from 'esbuild';

/**
 * The service worker as one script; one of its own, since webpack would make it a part of what every page loads.
 *
 * @param page what it shows in the place of one that is not here; undefined for the worker that takes itself away
 */
export function workerScript(basePath: string, page?: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/offline/worker/${page === undefined ? 'take-away' : 'worker'}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { __BASE_PATH__: JSON.stringify(basePath), OFFLINE_PAGE: JSON.stringify(page ?? '') },
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The service worker has become no script');
  return script.text;
}

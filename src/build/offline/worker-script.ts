import { buildSync } from 'esbuild';

/**
 * Returns the service worker as one script. The worker is built separately, because webpack would make it part of the
 * bundle that every page loads.
 *
 * @param page HTML to show in place of a page that is not saved; undefined for the worker that removes itself
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
  if (!script) throw new Error('The service worker was not compiled to a script');
  return script.text;
}

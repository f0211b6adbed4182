import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import {
  backendOrigins,
  type EditedSite,
  type EditorBackend,
  makeConfiguration,
} from './configuration/configuration';
import { EDITOR_PAGE } from './names';

/**
 * Returns a Content Security Policy that allows only what the editor needs: its own files, evaluated code (Decap
 * compiles the schema of its configuration), styles that it adds, icons and previews that it generates, the pages of
 * this site, and the repository's host.
 *
 * @param connect origins, other than the site's own, that the editor sends requests to
 */
const editorPolicy = (connect: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${["'self'", 'blob:', ...connect].join(' ')}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/**
 * Renders the page of the editor, with two scripts: `start.js`, which starts Decap when the page has loaded, and Decap
 * itself.
 */
export const editorPage = (basePath: string, connect: readonly string[]): string =>
  toHtml([
    { type: 'doctype' },
    h('html', { lang: 'en' }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { httpEquiv: 'Content-Security-Policy', content: editorPolicy(connect) }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('meta', { name: 'referrer', content: 'no-referrer' }),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('title', 'Editor'),
        h('script', { defer: true, src: `${basePath}${EDITOR_PAGE}/start.js` }),
        h('script', { defer: true, src: `${basePath}${EDITOR_PAGE}/decap-cms.js` }),
      ]),
      h('body'),
    ]),
  ]);

/** Bundles `browser/start.ts` and everything that it imports, and returns the code. */
export function startScript(root: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['plugins/gatsby-plugin-content-editor/browser/start.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script)
    throw new Error('esbuild returned no script for the editor: run npm ci, and build again');
  return script.text;
}

/** Returns the paths of Decap's own scripts by name. Decap loads its chunks from the folder of its main script. */
export function decapScripts(root: string): Map<string, string> {
  const folder = join(root, 'node_modules/decap-cms/dist');
  const names = readdirSync(folder).filter((name) => /^(?:\d+\.)?decap-cms\.js$/.test(name));
  return new Map(names.map((name) => [name, join(folder, name)]));
}

/**
 * Writes the editor into the built site. Without a backend, it only removes the editor that an earlier build wrote.
 *
 * @param backend the backend that the editor writes to; omit it for a site without an editor
 */
export async function writeEditor(site: EditedSite, backend?: EditorBackend): Promise<void> {
  const folder = join(site.root, 'public', EDITOR_PAGE);
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}.html`, { force: true });
  if (!backend) return;
  mkdirSync(folder);
  const page = editorPage(site.basePath, backendOrigins(backend));
  // Some hosts serve /admin from the first of these files, others from the second.
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(`${folder}.html`, page);
  const configuration = await makeConfiguration(site, backend);
  writeFileSync(join(folder, 'configuration.json'), JSON.stringify(configuration));
  writeFileSync(join(folder, 'start.js'), startScript(site.root));
  for (const [name, file] of decapScripts(site.root)) copyFileSync(file, join(folder, name));
}

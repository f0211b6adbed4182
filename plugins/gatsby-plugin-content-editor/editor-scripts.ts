import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles our part of the editor into one script. */
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
  if (!script) throw new Error('the editor was not compiled to a script');
  return script.text;
}

/** Returns the paths of Decap's own scripts by name. Decap loads its chunks from the folder of its main script. */
export function decapScripts(root: string): Map<string, string> {
  const folder = join(root, 'node_modules/decap-cms/dist');
  const names = readdirSync(folder).filter((name) => /^(?:\d+\.)?decap-cms\.js$/.test(name));
  return new Map(names.map((name) => [name, join(folder, name)]));
}

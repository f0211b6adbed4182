import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendOrigins, type EditorBackend } from './configuration/backend-of';
import { makeConfiguration, type EditedSite } from './configuration/make-configuration';
import { editorPage } from './editor-page';
import { decapScripts, startScript } from './editor-scripts';
import { EDITOR_PAGE } from './names';

/**
 * Writes the editor into the built site, or removes the one that an earlier build wrote.
 *
 * @param backend the backend to write to; omit it for a site without an editor
 */
export async function writeEditor(site: EditedSite, backend?: EditorBackend): Promise<void> {
  const folder = join(site.root, 'public', EDITOR_PAGE);
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}.html`, { force: true });
  if (!backend) return;
  mkdirSync(folder);
  const page = editorPage(site.basePath, backendOrigins(backend));
  // Depending on the host, /admin is served from either file.
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(`${folder}.html`, page);
  const configuration = await makeConfiguration(site, backend);
  writeFileSync(join(folder, 'configuration.json'), JSON.stringify(configuration));
  writeFileSync(join(folder, 'start.js'), startScript(site.root));
  for (const [name, file] of decapScripts(site.root)) copyFileSync(file, join(folder, name));
}

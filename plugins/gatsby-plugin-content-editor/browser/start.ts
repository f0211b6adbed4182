import type { EditorConfiguration } from '../configuration/configuration';
import { fileOfForm, formOfFile } from '../text/content-file';
import { previewPages } from './preview-page';
import { saveFiles, TEXT } from './save-files';

window.CMS_MANUAL_INIT = true;
const own = (document.currentScript as HTMLScriptElement).src;

async function start(): Promise<void> {
  const cms = window.CMS;
  if (!cms) throw new Error('its script was not loaded, so reload this page');
  const response = await fetch(new URL('configuration.json', own));
  if (!response.ok) throw new Error(await response.text());
  const configuration = (await response.json()) as EditorConfiguration;
  for (const [name, kind] of Object.entries(configuration.kinds)) {
    cms.registerCustomFormat(name, kind.page ? 'mdx' : kind.drawing ? 'svg' : 'yml', {
      fromFile: (text) => formOfFile(kind, text),
      toFile: ({ [TEXT]: text, ...form }) =>
        typeof text === 'string' ? text : fileOfForm(kind, form),
    });
  }
  saveFiles(cms, configuration);
  previewPages(cms, configuration);
  cms.init({ config: configuration.decap });
}

/**
 * Matches the address of an entry. Decap does not refill the form if you go from one entry's address straight to
 * another's, so the page is reloaded then.
 */
const ENTRY = /#\/collections\/[^/]+\/entries\//;
window.addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (ENTRY.test(oldURL) && ENTRY.test(newURL)) location.reload();
});

// Wait for Decap's script, which is loaded after this one.
document.addEventListener('DOMContentLoaded', () => {
  start().catch((error: unknown) => {
    const said = document.createElement('p');
    said.setAttribute('role', 'alert');
    said.textContent = `The editor did not start: ${error instanceof Error ? error.message : String(error)}`;
    document.body.append(said);
  });
});

import type { GatsbyNode } from 'gatsby';
import type { EditorOptions } from './options';
import { serveEditor, type DevelopServer } from './serve/serve-editor';
import { writeEditor } from './write-editor';

export { optionsSchema as pluginOptionsSchema } from './options';

/** While developing the editor is there, and writes the files of this machine. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }, options) => {
  // Develop serves at the root, whatever the base path.
  serveEditor(app as DevelopServer, { ...(options as EditorOptions), basePath: '' });
};

/** The built site has it where the settings say what it writes to. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (_, options) => {
  const site = options as EditorOptions;
  await writeEditor(site, site.backend);
};

import type { GatsbyNode } from 'gatsby';
import type { EditorOptions } from './options';
import type { DevelopServer } from '../../src/gatsby/plugin-api';
import { serveEditor } from './serve/serve-editor';
import { writeEditor } from './editor-files';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Serves the editor in `gatsby develop`, where it writes the files on this machine. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }, options) => {
  // Use no base path, because `gatsby develop` always serves the site at the root.
  serveEditor(app as DevelopServer, { ...(options as EditorOptions), basePath: '' });
};

/** Writes the editor into the built site if the settings define a backend. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (_, options) => {
  const site = options as EditorOptions;
  await writeEditor(site, site.backend);
};

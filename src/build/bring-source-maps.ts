import type { CreateWebpackConfigArgs } from 'gatsby';
import { settingsOfRun } from './settings-of-run';

/**
 * Has scripts name their source maps only where these are published: a browser's tools would ask for files that are not
 * there. The maps are always made, because the list of licences is read from them.
 */
export function bringSourceMaps({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const devtool = settingsOfRun().site.sourceMaps ? 'source-map' : 'hidden-source-map';
  actions.setWebpackConfig({ devtool });
}

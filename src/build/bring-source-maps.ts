import type { CreateWebpackConfigArgs } from 'gatsby';
import { getSettings } from './get-settings';

/**
 * Makes scripts reference their source maps only if the maps are published; otherwise browser dev tools would request
 * missing files. The maps are always generated, because the list of licences is read from them.
 */
export function bringSourceMaps({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const devtool = getSettings().site.sourceMaps ? 'source-map' : 'hidden-source-map';
  actions.setWebpackConfig({ devtool });
}

import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { getSettings } from '../get-settings';

/**
 * Defines a constant for whether readers can save the site. The constant is false in development, where readers would
 * see outdated pages.
 */
export function bringOffline({ actions, stage }: CreateWebpackConfigArgs): void {
  const offline = !stage.startsWith('develop') && getSettings().offline;
  actions.setWebpackConfig({
    plugins: [new DefinePlugin({ OFFLINE: JSON.stringify(offline) })],
  });
}

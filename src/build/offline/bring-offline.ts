import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { settingsOfRun } from '../settings-of-run';

/**
 * Defines a constant for whether readers can save the site. It is false in development, where they would see outdated
 * pages.
 */
export function bringOffline({ actions, stage }: CreateWebpackConfigArgs): void {
  const offline = !stage.startsWith('develop') && settingsOfRun().offline;
  actions.setWebpackConfig({
    plugins: [new DefinePlugin({ OFFLINE: JSON.stringify(offline) })],
  });
}

import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { settingsOfRun } from '../settings-of-run';

/** Tells the code whether readers may keep the site. While developing they may not: they would read what was. */
export function bringOffline({ actions, stage }: CreateWebpackConfigArgs): void {
  const offline = !stage.startsWith('develop') && settingsOfRun().offline;
  actions.setWebpackConfig({
    plugins: [new DefinePlugin({ OFFLINE: JSON.stringify(offline) })],
  });
}

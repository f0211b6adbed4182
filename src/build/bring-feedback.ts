import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { settingsOfRun } from './settings-of-run';

/** Tells the code where readers' answers and issues go. Where the settings name no address, the bundle has no code for it. */
export function bringFeedback({ actions }: CreateWebpackConfigArgs): void {
  const settings = JSON.stringify(settingsOfRun().feedback);
  actions.setWebpackConfig({ plugins: [new DefinePlugin({ FEEDBACK_SETTINGS: settings })] });
}

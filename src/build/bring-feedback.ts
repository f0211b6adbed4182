import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { getSettings } from './get-settings';

/**
 * Defines a constant with the destinations of readers' feedback and issues. If the settings name no URL, the bundle
 * leaves out the feedback code.
 */
export function bringFeedback({ actions }: CreateWebpackConfigArgs): void {
  const settings = JSON.stringify(getSettings().feedback);
  actions.setWebpackConfig({ plugins: [new DefinePlugin({ FEEDBACK_SETTINGS: settings })] });
}

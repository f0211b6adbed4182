import { readSettings } from '../site/settings/read-settings';
import type { Settings } from '../site/settings/schema';

/**
 * The settings for `gatsby-config`, or the end of the process with every mistake in them. Not an error thrown:
 * Gatsby loads the file twice and loses what the first time threw, then goes on without plugins.
 */
export function settingsOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    console.error(
      `\nMistakes in the settings:\n\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}

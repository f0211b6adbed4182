import { readSettings } from '../site/settings/read-settings';
import type { Settings } from '../site/settings/schema';

let settings: Settings | undefined;

/**
 * Returns the settings as they were when Gatsby's configuration was loaded. Later changes take effect when `gatsby
 * develop` is restarted. This is for code of the build: plugins receive settings as options, code in the bundle as
 * constants (`define-constants.ts`), and GraphQL queries as `siteMetadata`.
 */
export const getSettings = (): Settings => (settings ??= readSettings());

/**
 * Returns the settings for `gatsby-config`, or exits and prints every mistake in them. It doesn't throw, because Gatsby
 * loads the file twice, loses the first error, and continues without plugins.
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

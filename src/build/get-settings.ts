import { readSettings } from '../site/settings/read-settings';
import type { Settings } from '../site/settings/schema';

let settings: Settings | undefined;

/**
 * Returns the settings as they were when Gatsby's configuration was loaded. Later changes take effect when `gatsby
 * develop` is restarted.
 */
export const getSettings = (): Settings => (settings ??= readSettings());

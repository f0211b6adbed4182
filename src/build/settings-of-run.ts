import { readSettings } from '../site/settings/read-settings';
import type { Settings } from '../site/settings/schema';

let settings: Settings | undefined;

/** The settings as Gatsby's configuration had them: what is saved since is seen when `gatsby develop` is started again. */
export const settingsOfRun = (): Settings => (settings ??= readSettings());

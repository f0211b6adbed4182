import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { otherLocales } from '../site/locales/locale';
import { settingsOfRun } from './settings-of-run';

/** Whether the site is in English alone. */
export const hasOneLocale = (): boolean => otherLocales(settingsOfRun().i18n.locales).length === 0;

/** Tells the code where the site stands, and which locales there are. With one, what serves several is left out of the bundle. */
export function bringLocales({ actions }: CreateWebpackConfigArgs): void {
  const site = {
    SITE_ADDRESS: JSON.stringify(settingsOfRun().site.url),
    SEVERAL_LOCALES: JSON.stringify(!hasOneLocale()),
    OTHER_LOCALES: JSON.stringify(otherLocales(settingsOfRun().i18n.locales)),
  };
  actions.setWebpackConfig({ plugins: [new DefinePlugin(site)] });
}

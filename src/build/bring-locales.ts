import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { otherLocales } from '../site/locales/locale';
import { getSettings } from './get-settings';

/** Whether English is the site's only locale. */
export const hasOneLocale = (): boolean => otherLocales(getSettings().i18n.locales).length === 0;

/**
 * Defines constants for the site's URL and its locales. With one locale, the bundle leaves out the code for several.
 */
export function bringLocales({ actions }: CreateWebpackConfigArgs): void {
  const site = {
    SITE_ADDRESS: JSON.stringify(getSettings().site.url),
    SEVERAL_LOCALES: JSON.stringify(!hasOneLocale()),
    OTHER_LOCALES: JSON.stringify(otherLocales(getSettings().i18n.locales)),
  };
  actions.setWebpackConfig({ plugins: [new DefinePlugin(site)] });
}

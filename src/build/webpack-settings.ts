import { readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { searchDialogStyle } from '../search/dialog/search-dialog-style';
import { otherLocales } from '../site/locales/locale';
import { getSettings } from './settings';
import { markOf } from './mark';
import { serializeCss } from './serialize-css';

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

/** Defines constants for the colour settings and for the mark (logo) that the navbar draws. */
export function bringBrand({ actions }: CreateWebpackConfigArgs): void {
  const { colours, site } = getSettings();
  const brand = {
    COLOUR_SETTINGS: JSON.stringify(colours),
    MARK: JSON.stringify(markOf(readFileSync(site.mark, 'utf8'))),
  };
  actions.setWebpackConfig({ plugins: [new DefinePlugin(brand)] });
}

/**
 * Defines a constant with the destinations of readers' feedback and issues. If the settings name no URL, the bundle
 * leaves out the feedback code.
 */
export function bringFeedback({ actions }: CreateWebpackConfigArgs): void {
  const settings = JSON.stringify(getSettings().feedback);
  actions.setWebpackConfig({ plugins: [new DefinePlugin({ FEEDBACK_SETTINGS: settings })] });
}

/**
 * Defines a constant for whether any page belongs to a version other than the newest. If none does, the bundle leaves
 * out the version banner. In development the constant is always true, because a version can be added at any time.
 */
export function bringVersions({ actions, getNodesByType, stage }: CreateWebpackConfigArgs): void {
  const others =
    stage.startsWith('develop') ||
    getNodesByType('DocsVersion').some(({ isLast }) => isLast !== true);
  actions.setWebpackConfig({
    plugins: [new DefinePlugin({ OTHER_VERSIONS: JSON.stringify(others) })],
  });
}

/**
 * Defines a constant for whether readers can save the site. The constant is false in development, where readers would
 * see outdated pages.
 */
export function bringOffline({ actions, stage }: CreateWebpackConfigArgs): void {
  const offline = !stage.startsWith('develop') && getSettings().offline;
  actions.setWebpackConfig({
    plugins: [new DefinePlugin({ OFFLINE: JSON.stringify(offline) })],
  });
}

/**
 * Defines a constant with the search dialog's CSS, so that the browser can open the dialog without emotion, which would
 * cost 7 kB and 20 ms.
 */
export function bringSearchRules({ actions }: CreateWebpackConfigArgs): void {
  const rules = JSON.stringify(serializeCss(searchDialogStyle));
  actions.setWebpackConfig({ plugins: [new DefinePlugin({ SEARCH_DIALOG_RULES: rules })] });
}

/**
 * Makes scripts reference their source maps only if the maps are published; otherwise browser dev tools would request
 * missing files. The maps are always generated, because the list of licences is read from them.
 */
export function bringSourceMaps({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const devtool = getSettings().site.sourceMaps ? 'source-map' : 'hidden-source-map';
  actions.setWebpackConfig({ devtool });
}

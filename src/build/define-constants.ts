import { readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { searchDialogStyle } from '../search/dialog/search-dialog-style';
import { otherLocales } from '../site/locales/locale';
import { bundleInlineScripts } from './inline-scripts';
import { markOf } from './mark';
import { writeRunFiles } from './runs/write-run-files';
import { serializeCss } from './serialize-css';
import { getSettings } from './settings';

/** Whether English is the site's only locale. */
export const hasOneLocale = (): boolean => otherLocales(getSettings().i18n.locales).length === 0;

/**
 * Defines the constants of a webpack stage, which `src/types.d.ts` declares and describes. Settings reach the bundle
 * only as constants. If a constant is false or null, the bundle leaves out the code that depends on it.
 */
export async function defineConstants(args: CreateWebpackConfigArgs): Promise<void> {
  const { actions, getNodesByType, stage } = args;
  const { colours, feedback, i18n, offline, search, site } = getSettings();
  const { indexName, appId, searchKey, unanswered } = search;
  const inDevelop = stage.startsWith('develop');
  const constants: Record<string, unknown> = {
    SITE_ADDRESS: site.url,
    SEVERAL_LOCALES: !hasOneLocale(),
    OTHER_LOCALES: otherLocales(i18n.locales),
    COLOUR_SETTINGS: colours,
    MARK: markOf(readFileSync(site.mark, 'utf8')),
    FEEDBACK_SETTINGS: feedback,
    SEARCH_SETTINGS: { indexName, appId, searchKey, unanswered },
    SEARCH_DIALOG_RULES: serializeCss(searchDialogStyle),
    // Off in development, because saved pages would be shown instead of later edits.
    OFFLINE: !inDevelop && offline,
    // In development, a version can be added at any time.
    OTHER_VERSIONS:
      inDevelop || getNodesByType('DocsVersion').some(({ isLast }) => isLast !== true),
    RUN_FOLDER: await writeRunFiles(args),
    ...(stage.endsWith('html') && bundleInlineScripts(site.basePath)),
  };
  const definitions = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  actions.setWebpackConfig({ plugins: [new DefinePlugin(definitions)] });
}

import { readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { markOf } from './mark';
import { settingsOfRun } from './settings-of-run';

/** Gives the code the colours of the settings, and the mark to draw in the bar. */
export function bringBrand({ actions }: CreateWebpackConfigArgs): void {
  const { colours, site } = settingsOfRun();
  const brand = {
    COLOUR_SETTINGS: JSON.stringify(colours),
    MARK: JSON.stringify(markOf(readFileSync(site.mark, 'utf8'))),
  };
  actions.setWebpackConfig({ plugins: [new DefinePlugin(brand)] });
}

import { readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import { markOf } from './mark';
import { getSettings } from './get-settings';

/** Defines constants for the colour settings and for the mark (logo) that the navbar draws. */
export function bringBrand({ actions }: CreateWebpackConfigArgs): void {
  const { colours, site } = getSettings();
  const brand = {
    COLOUR_SETTINGS: JSON.stringify(colours),
    MARK: JSON.stringify(markOf(readFileSync(site.mark, 'utf8'))),
  };
  actions.setWebpackConfig({ plugins: [new DefinePlugin(brand)] });
}

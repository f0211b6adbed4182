import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { Settings } from '../../src/site/settings/schema';

/** What the plugin is told in `gatsby-config.ts`. */
export interface SiteDataOptions extends PluginOptions {
  /** The project's folder, with `content`. */
  root: string;
  /** Filled in for `{product}`. */
  product: Settings['product'];
}

/** A build ends over an option that is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({ root: Joi.string().required(), product: Joi.object().required() });

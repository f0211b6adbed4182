import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { Settings } from '../../src/site/settings/schema';

/** The options of the plugin in `gatsby-config.ts`. */
export interface SiteDataOptions extends PluginOptions {
  /** The project's root folder, which contains `content`. */
  root: string;
  /** The product, whose name replaces `{product}`. */
  product: Settings['product'];
}

/** Makes a build fail if an option is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({ root: Joi.string().required(), product: Joi.object().required() });

import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { Settings } from '../../src/site/settings/schema';

/** The options of the plugin in `gatsby-config.ts`. */
export interface SearchOptions extends PluginOptions {
  /** The project's root folder. */
  root: string;
  /** Address of the site, including the base path. Records contain absolute addresses. */
  siteUrl: string;
  /** Sections of the site, with the labels shown in hits. */
  sections: Settings['navigation']['sections'];
  /** Languages of the site. */
  i18n: Settings['i18n'];
  /** The product that the site documents. */
  product: Settings['product'];
  /** Display names of published identifiers. */
  identifiers: Settings['identifiers'];
}

/** Makes a build fail if an option is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    root: Joi.string().required(),
    siteUrl: Joi.string().uri().required(),
    sections: Joi.array().items(Joi.object()).required(),
    i18n: Joi.object().required(),
    product: Joi.object().required(),
    identifiers: Joi.object().required(),
  });

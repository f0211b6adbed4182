import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { Settings } from '../../src/site/settings/schema';

/** What the plugin is told in `gatsby-config.ts`. */
export interface SearchOptions extends PluginOptions {
  /** The project's folder. */
  root: string;
  /** Where pages are served, base path included: records carry whole addresses. */
  siteUrl: string;
  /** Sections of the site, with the labels that hits show. */
  sections: Settings['navigation']['sections'];
  /** Languages that the site is read in. */
  i18n: Settings['i18n'];
  /** What the site is called. */
  product: Settings['product'];
  /** Names shown for published identifiers. */
  identifiers: Settings['identifiers'];
  /** Where the browser searches. */
  search: Pick<Settings['search'], 'indexName' | 'appId' | 'searchKey' | 'unanswered'>;
}

/** A build ends over an option that is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    root: Joi.string().required(),
    siteUrl: Joi.string().uri().required(),
    sections: Joi.array().items(Joi.object()).required(),
    i18n: Joi.object().required(),
    product: Joi.object().required(),
    identifiers: Joi.object().required(),
    search: Joi.object({
      indexName: Joi.string().required(),
      appId: Joi.string().allow(null).required(),
      searchKey: Joi.string().allow(null).required(),
      unanswered: Joi.string().uri().allow(null).required(),
    }).required(),
  });

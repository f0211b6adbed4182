import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { Product } from '../../src/site/settings/product-text';

/** The options of the plugin in `gatsby-config.ts`. */
export interface HostOptions extends PluginOptions {
  /** The project's root folder, which contains `public` and `static`. */
  root: string;
  /** The product, whose slug replaces `{product}` in addresses. */
  product: Product;
  /** Origin of the site, without the base path: `https://docs.example`. */
  siteUrl: string;
  /** Other origins that pages may connect to, for page views and for hosted search. */
  connect: string[];
  /** Code that requests the first bundle of a page after the first paint. */
  requestScript: string;
  /** Whether each `a/index.html` is also written as `a.html`. */
  twins: boolean;
}

/** Makes a build fail if an option is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    root: Joi.string().required(),
    product: Joi.object().required(),
    siteUrl: Joi.string().uri().required(),
    connect: Joi.array().items(Joi.string().uri()).required(),
    requestScript: Joi.string().required(),
    twins: Joi.boolean().required(),
  });

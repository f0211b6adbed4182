import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { Product } from '../../src/site/settings/product-text';

/** What the plugin is told in `gatsby-config.ts`. */
export interface HostOptions extends PluginOptions {
  /** The project's folder, with `public` and `static`. */
  root: string;
  /** Filled in for `{product}`. */
  product: Product;
  /** Where the site is served, without base path: `https://docs.example`. */
  siteUrl: string;
  /** Origins besides the site's own that pages may ask: of page views, of hosted search. */
  connect: string[];
  /** Whether each page is there as `a.html` too. */
  twins: boolean;
}

/** A build ends over an option that is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    root: Joi.string().required(),
    product: Joi.object().required(),
    siteUrl: Joi.string().uri().required(),
    connect: Joi.array().items(Joi.string().uri()).required(),
    twins: Joi.boolean().required(),
  });

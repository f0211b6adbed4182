import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { Settings } from '../../src/site/settings/schema';

/** Options of the plugin in `gatsby-config.ts`. */
export interface DocOptions extends PluginOptions {
  /** Project root. */
  root: string;
  /** The product, whose name or slug replaces `{product}`. */
  product: Settings['product'];
  /** Published names, and the names to show instead. */
  identifiers: Settings['identifiers'];
  /** Synchronized groups of tabs, and their values. */
  tabs: Settings['tabs'];
  /** Base address of the repository's files, to link samples to the tests that run them; no such links without it. */
  sourceUrl?: Settings['site']['sourceUrl'];
  /** Prefix of a doc's file in "Edit this page" links; no such links without it. */
  editUrl?: Settings['site']['editUrl'];
  /** CSS for pages that show symbols. */
  referenceRules: string;
}

/** Fails the build if an option is missing or unknown. The settings themselves are validated where they are read. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    root: Joi.string().required(),
    product: Joi.object().required(),
    identifiers: Joi.object().required(),
    tabs: Joi.object().required(),
    sourceUrl: Joi.string(),
    editUrl: Joi.string(),
    referenceRules: Joi.string().required(),
  });

import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { Settings } from '../../src/site/settings/schema';

/** What the plugin is told in `gatsby-config.ts`. */
export interface DocOptions extends PluginOptions {
  /** The project's folder. */
  root: string;
  /** Filled in for `{product}`. */
  product: Settings['product'];
  /** Published names, and what is shown in their place. */
  identifiers: Settings['identifiers'];
  /** Groups of tabs, and their values. */
  tabs: Settings['tabs'];
  /** Where samples are shown to readers, for a link to each; none without. */
  sourceUrl?: Settings['site']['sourceUrl'];
  /** What a doc's file is put after, for "Edit this page"; no such link without. */
  editUrl?: Settings['site']['editUrl'];
  /** CSS of the pages that draw symbols. */
  referenceRules: string;
}

/** A build ends over an option that is missing or unknown. What the settings hold has been checked where they are read. */
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

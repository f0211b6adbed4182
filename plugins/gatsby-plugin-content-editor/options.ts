import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { EditorBackend } from './configuration/backend-of';
import type { EditedSite } from './configuration/make-configuration';

/** What the plugin is told in `gatsby-config.ts`. */
export interface EditorOptions extends PluginOptions, EditedSite {
  /** Where the published editor writes; the site has none without. */
  backend?: EditorBackend;
}

/** A build ends over an option that is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    root: Joi.string().required(),
    basePath: Joi.string().allow('').required(),
    product: Joi.object().required(),
    sections: Joi.array().items(Joi.object()).required(),
    backend: Joi.object(),
  });

import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { EditedSite, EditorBackend } from './configuration/configuration';

/** The options of the plugin in `gatsby-config.ts`. */
export interface EditorOptions extends PluginOptions, EditedSite {
  /** The backend that the published editor writes to. Without one, the built site has no editor. */
  backend?: EditorBackend;
}

/** Makes a build fail if an option is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    root: Joi.string().required(),
    basePath: Joi.string().allow('').required(),
    product: Joi.object().required(),
    sections: Joi.array().items(Joi.object()).required(),
    backend: Joi.object(),
  });

import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';

/** The options of the plugin in `gatsby-config.ts`. */
export interface ReferenceOptions extends PluginOptions {
  /** The project's root folder, where packages are listed and installed. */
  root: string;
}

/** Makes a build fail if an option is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({ root: Joi.string().required() });

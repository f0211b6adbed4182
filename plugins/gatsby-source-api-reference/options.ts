import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';

/** What the plugin is told in `gatsby-config.ts`. */
export interface ReferenceOptions extends PluginOptions {
  /** The project's folder, where packages are installed and listed. */
  root: string;
}

/** A build ends over an option that is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({ root: Joi.string().required() });

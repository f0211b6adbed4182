import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';

/** What the plugin is told in `gatsby-config.ts`. */
export interface FindingsOptions extends PluginOptions {
  /** The project's folder. */
  root: string;
}

/** A build ends over an option that is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({ root: Joi.string().required() });

import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { Settings } from '../../src/site/settings/schema';
import type { CardColours } from './cards/card-drawing';

/** Colours of cards and icons. */
export type BrandColours = CardColours;

/** The options of the plugin in `gatsby-config.ts`. */
export interface MachineOptions extends PluginOptions {
  /** The project's root folder, which contains `public` and `static`. */
  root: string;
  /** Settings of the site, with `{product}` replaced. */
  site: Pick<Settings['site'], 'title' | 'tagline' | 'description' | 'url' | 'basePath' | 'mark'>;
  /** The replacement for `{product}`. Its name is also the label below the icon on a phone. */
  product: Settings['product'];
  /** Sections of the docs in navbar order. */
  sections: { section: string; label: string }[];
  /** The contact for security reports. Without it, there is no `security.txt`. */
  security?: Settings['security'];
  colours: BrandColours;
}

/** Makes a build fail if an option is missing or unknown. */
export const optionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    root: Joi.string().required(),
    site: Joi.object({
      title: Joi.string().required(),
      tagline: Joi.string().required(),
      description: Joi.string().required(),
      url: Joi.string().uri().required(),
      basePath: Joi.string().allow('').required(),
      mark: Joi.string().required(),
    }).required(),
    product: Joi.object().required(),
    sections: Joi.array()
      .items(Joi.object({ section: Joi.string().required(), label: Joi.string().required() }))
      .required(),
    security: Joi.object(),
    colours: Joi.object()
      .pattern(Joi.string(), Joi.string().pattern(/^#[0-9a-f]{6}$/))
      .required(),
  });

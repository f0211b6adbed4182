import type { PluginOptions, PluginOptionsSchemaArgs } from 'gatsby';
import type { Settings } from '../../src/site/settings/schema';
import type { CardColours } from './cards/card-svg';

/** Colours of cards and icons. */
export type BrandColours = CardColours;

/** What the plugin is told in `gatsby-config.ts`. */
export interface MachineOptions extends PluginOptions {
  /** The project's folder, with `public` and `static`. */
  root: string;
  /** The site, with `{product}` filled in. */
  site: Pick<Settings['site'], 'title' | 'tagline' | 'description' | 'url' | 'basePath' | 'mark'>;
  /** Filled in for `{product}`; its name is what a phone writes below the icon. */
  product: Settings['product'];
  /** Sections of the docs, in the order of the navbar. */
  sections: { section: string; label: string }[];
  /** Whom to tell of a hole; without it no `security.txt`. */
  security?: Settings['security'];
  colours: BrandColours;
}

/** A build ends over an option that is missing or unknown. */
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

import type { MachineOptions } from '../options';
import { ICONS } from '../icons/icon-files';

/** Returns the manifest for devices that install the site as an application. */
export function webManifest(
  { site, product, colours }: Pick<MachineOptions, 'site' | 'product' | 'colours'>,
  language: string,
): string {
  const { basePath } = site;
  const manifest = {
    name: site.title,
    short_name: product.name,
    description: site.description,
    lang: language,
    dir: 'ltr',
    id: `${basePath}/`,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    // Keeps the browser's back button, because pages link to other sites.
    display: 'minimal-ui',
    background_color: colours.surface,
    theme_color: colours.surface,
    icons: ICONS.filter(({ purpose }) => purpose !== undefined).map(({ file, size, purpose }) => ({
      src: `${basePath}/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

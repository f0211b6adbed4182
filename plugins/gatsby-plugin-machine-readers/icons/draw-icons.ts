import { Resvg } from '@resvg/resvg-js';
import { FAVICON_SIZES, ICONS } from './icon-files';
import { icoFile } from './ico-file';

interface Tile {
  size: number;
  share: number;
  corner: number;
}

/** Draws the mark on a light tile, as a PNG. */
function drawTile(mark: string, paper: string, { size, share, corner }: Tile): Buffer {
  const inner = size * share;
  const edge = (size - inner) / 2;
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${paper}"/>`,
    `<image x="${edge}" y="${edge}" width="${inner}" height="${inner}" href="${source}"/>`,
    '</svg>',
  ].join('');
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/**
 * Draws every icon of the site, by file name. Icons must work in both light and dark mode, because a PNG cannot adapt.
 *
 * @param mark an SVG
 * @param paper the background, as `#rrggbb`
 */
export function drawIcons(mark: string, paper: string): Map<string, Buffer> {
  const icons = new Map(ICONS.map((icon) => [icon.file, drawTile(mark, paper, icon)] as const));
  const small = FAVICON_SIZES.map((size) => ({
    size,
    png: drawTile(mark, paper, { size, share: 0.82, corner: 0.2 }),
  }));
  return icons.set('favicon.ico', icoFile(small));
}

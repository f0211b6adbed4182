import { Resvg } from '@resvg/resvg-js';

/** An icon that is drawn from the site's mark. */
interface IconFile {
  /** Path relative to the site's folder. */
  file: string;
  /** Length of a side, in pixels. */
  size: number;
  /** Size of the mark as a fraction of the side. */
  share: number;
  /** Corner radius as a fraction of the side; 0 if the system rounds the corners. */
  corner: number;
  /** Purpose in the web manifest; undefined for an icon that is not listed there. */
  purpose?: 'any' | 'maskable';
}

/** Every icon except `favicon.ico`. */
export const ICONS: readonly IconFile[] = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.68, corner: 0 },
  { file: 'icons/icon-192.png', size: 192, share: 0.7, corner: 0.22, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, share: 0.7, corner: 0.22, purpose: 'any' },
  // A launcher may crop it to a circle whose diameter is four fifths of the side.
  { file: 'icons/maskable-512.png', size: 512, share: 0.52, corner: 0, purpose: 'maskable' },
];

/** Sizes in `favicon.ico`, in pixels. */
const FAVICON_SIZES = [16, 32, 48] as const;

/**
 * Combines PNGs of several sizes into one ICO file. Browsers and Windows have supported PNG in ICO since 2007.
 *
 * @param pictures each PNG with the length of its side in pixels, below 256
 */
function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

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
 * Draws every icon of the site, by file name. A PNG cannot adapt to light and dark mode, so each icon has its own
 * background.
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

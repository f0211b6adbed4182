import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

/** Maximum number of colours in the palette of a PNG. */
const COLOURS = 256;

/** Runs of adjacent pixels of the same colour, by the index of their first pixel. A run ends with its row. */
interface Runs {
  starts: number[];
  colours: number[];
}

function runsOf(pixels: Uint32Array, width: number): Runs {
  const runs: Runs = { starts: [], colours: [] };
  for (let row = 0; row < pixels.length; row += width) {
    const end = row + width;
    for (let at = row; at < end;) {
      const colour = pixels[at] ?? 0;
      runs.starts.push(at);
      runs.colours.push(colour);
      do at += 1;
      while (at < end && pixels[at] === colour);
    }
  }
  runs.starts.push(pixels.length);
  return runs;
}

/** Counts the pixels of each exact colour. */
function countColours({ starts, colours }: Runs): Map<number, number> {
  const counts = new Map<number, number>();
  colours.forEach((colour, index) => {
    const length = (starts[index + 1] ?? 0) - (starts[index] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + length);
  });
  return counts;
}

/**
 * Returns the palette index of each colour, and the palette. Less frequent colours use the most frequent one near them.
 */
function paletteOf(counts: ReadonlyMap<number, number>): [Map<number, number>, number[]] {
  const frequent = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
  for (let bits = 6; bits > 1; bits -= 1) {
    const mask = 0xff ^ (0xff >> bits);
    const near = (mask << 16) | (mask << 8) | mask;
    const places = new Map<number, number>();
    const palette: number[] = [];
    const place = new Map<number, number>();
    for (const colour of frequent) {
      const like = colour & near;
      if (!places.has(like)) places.set(like, palette.push(colour) - 1);
      place.set(colour, places.get(like) ?? 0);
    }
    if (palette.length <= COLOURS) return [place, palette];
  }
  return [new Map<number, number>(), []];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/**
 * Encodes an opaque picture that has few colours as a PNG with a palette. sharp takes several times as long for a file
 * of the same size: see docs/decisions/own-small-parts.md.
 *
 * @param rgba four bytes per pixel
 */
export async function palettePng(rgba: Buffer, width: number, height: number): Promise<Buffer> {
  // `Uint8Array.from` would take far longer, because it goes byte by byte if a package has patched array iteration.
  const { buffer, byteOffset, byteLength } = rgba;
  const pixels = new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength));
  const runs = runsOf(pixels, width);
  const [places, palette] = paletteOf(countColours(runs));
  // Each row begins with a filter byte. Filter 0 (none) works best for palettes.
  const rows = Buffer.alloc((width + 1) * height);
  runs.colours.forEach((colour, index) => {
    const start = runs.starts[index] ?? 0;
    const filters = Math.floor(start / width) + 1;
    rows.fill(places.get(colour) ?? 0, start + filters, (runs.starts[index + 1] ?? 0) + filters);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, colour type 3 (palette).
  header.set([8, 3], 8);
  const colours = palette.flatMap((rgb) => [rgb & 255, (rgb >> 8) & 255, (rgb >> 16) & 255]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', await compress(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

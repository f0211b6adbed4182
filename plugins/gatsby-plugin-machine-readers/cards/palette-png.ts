import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

/** Maximum number of colours in the palette of a PNG. */
const COLOURS = 256;

/**
 * Runs of adjacent pixels of the same color in a part of a picture. A run does not extend beyond its row or the part.
 */
export interface Runs {
  /** Index of the first pixel of each run in the whole picture. */
  starts: number[];
  lengths: number[];
  colours: number[];
}

/** A rectangle of a picture, in pixels. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Finds the runs of a part of a picture.
 *
 * @param rgba pixels of the part, four bytes each
 * @param part position of the part in the picture
 * @param width of the whole picture
 * @param hole part of the picture to leave out, because its runs come from elsewhere
 */
export function findRuns(rgba: Buffer, part: Rectangle, width: number, hole?: Rectangle): Runs {
  // `Uint8Array.from` would take far longer, because it goes byte by byte if a package has patched array iteration.
  const { buffer, byteOffset, byteLength } = rgba;
  const pixels = new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength));
  const runs: Runs = { starts: [], lengths: [], colours: [] };
  const add = (row: number, from: number, to: number) => {
    const shift = (part.top + row) * width + part.left - row * part.width;
    const end = row * part.width + to;
    for (let at = row * part.width + from; at < end;) {
      const start = at;
      const colour = pixels[at] ?? 0;
      do at += 1;
      while (at < end && pixels[at] === colour);
      runs.starts.push(start + shift);
      runs.lengths.push(at - start);
      runs.colours.push(colour);
    }
  };
  for (let row = 0; row < part.height; row += 1) {
    const isCut = hole && row >= hole.top && row < hole.top + hole.height;
    add(row, 0, isCut ? hole.left : part.width);
    if (isCut) add(row, hole.left + hole.width, part.width);
  }
  return runs;
}

/** Counts the pixels of each exact color. */
function countColours(parts: readonly Runs[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { lengths, colours } of parts)
    colours.forEach((colour, index) => {
      counts.set(colour, (counts.get(colour) ?? 0) + (lengths[index] ?? 0));
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
 * Encodes an opaque picture that has few colors as a PNG with a palette. sharp takes several times as long for a file
 * of the same size: see docs/decisions/own-small-parts.md.
 *
 * @param parts runs that together cover the picture
 */
export async function palettePng(
  parts: readonly Runs[],
  width: number,
  height: number,
): Promise<Buffer> {
  const [places, palette] = paletteOf(countColours(parts));
  // Each row begins with a filter byte. Filter 0 (none) works best for palettes.
  const rows = Buffer.alloc((width + 1) * height);
  for (const { starts, lengths, colours } of parts)
    colours.forEach((colour, index) => {
      const start = starts[index] ?? 0;
      const from = start + Math.floor(start / width) + 1;
      rows.fill(places.get(colour) ?? 0, from, from + (lengths[index] ?? 0));
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

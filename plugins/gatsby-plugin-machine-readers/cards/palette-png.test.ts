import sharp from 'sharp';
import { expect, test } from 'vitest';
import { palettePng } from './palette-png';

/** Makes a picture; `colour` returns the red, green and blue of each pixel. */
function picture(width: number, height: number, colour: (x: number, y: number) => number[]) {
  const pixels = Array.from({ length: width * height }, (_, at) => [
    ...colour(at % width, Math.floor(at / width)),
    255,
  ]);
  return Buffer.from(pixels.flat());
}

const decoded = async (png: Buffer) =>
  sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

test('a picture of few colours is the same pixel for pixel', async () => {
  const rgba = picture(31, 17, (x, y) => [x * 8, y * 8, x > y ? 255 : 0].map((v) => v & 0xe0));
  const png = await palettePng(rgba, 31, 17);
  const { data, info } = await decoded(png);
  expect(info).toMatchObject({ width: 31, height: 17 });
  expect([...data]).toEqual([...rgba].filter((_, index) => index % 4 !== 3));
});

test('of too many colours the most frequent one stays as it is, and no other goes far', async () => {
  const rgba = picture(64, 64, (x, y) => (x < 40 ? [13, 17, 28] : [x * 4, y * 4, 255 - y]));
  const { data } = await decoded(await palettePng(rgba, 64, 64));
  expect([...data.subarray(0, 3)]).toEqual([13, 17, 28]);
  const far = [...data].map((value, index) =>
    Math.abs(value - (rgba[Math.floor(index / 3) * 4 + (index % 3)] ?? 0)),
  );
  expect(Math.max(...far)).toBeLessThan(64);
});

test('the same picture gives the same bytes', async () => {
  const rgba = picture(20, 20, (x, y) => [x, y, x ^ y]);
  expect((await palettePng(rgba, 20, 20)).equals(await palettePng(rgba, 20, 20))).toBe(true);
});

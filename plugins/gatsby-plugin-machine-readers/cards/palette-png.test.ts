import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findRuns, palettePng } from './palette-png';

/** Makes a picture; `colour` returns the red, green and blue of each pixel. */
function picture(width: number, height: number, colour: (x: number, y: number) => number[]) {
  const pixels = Array.from({ length: width * height }, (_, at) => [
    ...colour(at % width, Math.floor(at / width)),
    255,
  ]);
  return Buffer.from(pixels.flat());
}

const encoded = (rgba: Buffer, width: number, height: number) =>
  palettePng([findRuns(rgba, { left: 0, top: 0, width, height }, width)], width, height);

const decoded = async (png: Buffer) =>
  sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

test('a picture of few colours is the same pixel for pixel', async () => {
  const rgba = picture(31, 17, (x, y) => [x * 8, y * 8, x > y ? 255 : 0].map((v) => v & 0xe0));
  const png = await encoded(rgba, 31, 17);
  const { data, info } = await decoded(png);
  expect(info).toMatchObject({ width: 31, height: 17 });
  expect([...data]).toEqual([...rgba].filter((_, index) => index % 4 !== 3));
});

test('of too many colours the most frequent one stays as it is, and no other goes far', async () => {
  const rgba = picture(64, 64, (x, y) => (x < 40 ? [13, 17, 28] : [x * 4, y * 4, 255 - y]));
  const { data } = await decoded(await encoded(rgba, 64, 64));
  expect([...data.subarray(0, 3)]).toEqual([13, 17, 28]);
  const far = [...data].map((value, index) =>
    Math.abs(value - (rgba[Math.floor(index / 3) * 4 + (index % 3)] ?? 0)),
  );
  expect(Math.max(...far)).toBeLessThan(64);
});

test('the same picture gives the same bytes', async () => {
  const rgba = picture(20, 20, (x, y) => [x, y, x ^ y]);
  expect((await encoded(rgba, 20, 20)).equals(await encoded(rgba, 20, 20))).toBe(true);
});

test('a picture in two parts is the same as in one', async () => {
  const colour = (x: number, y: number) => [x * 6, y * 6, x > y ? 200 : 0].map((v) => v & 0xe0);
  const part = { left: 5, top: 4, width: 9, height: 6 };
  const inside = picture(9, 6, (x, y) => colour(x + part.left, y + part.top));
  const outside = picture(20, 15, (x, y) => {
    const isInside = x >= 5 && x < 14 && y >= 4 && y < 10;
    return isInside ? [1, 2, 3] : colour(x, y);
  });
  const whole = { left: 0, top: 0, width: 20, height: 15 };
  const runs = [findRuns(outside, whole, 20, part), findRuns(inside, part, 20)];
  const png = await palettePng(runs, 20, 15);
  expect(png.equals(await encoded(picture(20, 15, colour), 20, 15))).toBe(true);
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { tallPage } from '../../../tests/dom/tall-page';

const { tall, place, grow, scrollTo, draw, follow, step, begin } = tallPage();

/** Goes back to a position 3000 px down a page that is only 800 px tall so far. */
async function returnWhileShort(): Promise<void> {
  await begin();
  scrollTo(3000);
  follow('/b', 'b');
  await step(-1);
  tall.end = 800;
  draw('/b');
}

test('a page that is too short for the position is scrolled again as it grows', async () => {
  await returnWhileShort();
  expect(place()).toBe(800);
  grow(2000);
  expect(place()).toBe(2000);
  grow(4000);
  expect(place()).toBe(3000);
  expect(tall.changed).toBeUndefined();
});

test('a page that grows is not scrolled again after the reader has scrolled', async () => {
  await returnWhileShort();
  scrollTo(400);
  grow(4000);
  expect(place()).toBe(400);
  expect(tall.changed).toBeUndefined();
});

test('a page that grows is not scrolled again after the reader has left it', async () => {
  await returnWhileShort();
  await step(1);
  grow(4000);
  expect(place()).toBe(800);
});

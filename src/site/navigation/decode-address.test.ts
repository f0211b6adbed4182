import { expect, test } from 'vitest';
import { decodePart, decodePath } from './decode-address';

test.each([
  ['caf%C3%A9', 'café'],
  ['a%2Fb', 'a/b'],
  ['50%', '50%'],
  ['100%25', '100%'],
  ['Gr%C3', 'Gr%C3'],
  ['%zz', '%zz'],
  ['', ''],
])('the part %s is decoded to %s', (part, text) => {
  expect(decodePart(part)).toBe(text);
});

test.each([
  ['/foo%20bar', '/foo bar'],
  ['/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
  ['/100%', '/100%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('the path %s is decoded to %s', (path, text) => {
  expect(decodePath(path)).toBe(text);
});

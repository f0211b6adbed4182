import { expect, test } from 'vitest';
import { decodableHash } from './scroll-context';

test.each([
  ['#50%', '#50%'],
  ['#Gr%C3', '#Gr%C3'],
  ['#caf%C3%A9', '#café'],
  ['#next', '#next'],
  ['', ''],
])('the hash %s is decoded to %s', (hash, decoded) => {
  expect(decodeURI(decodableHash(hash))).toBe(decoded);
});

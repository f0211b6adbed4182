import { expect, test } from 'vitest';
import { bytesByKind, bytesOfKinds, type Fetched } from './bytes-by-kind';

const fetched: Fetched[] = [
  { type: 'Document', mime: 'text/html', bytes: 1 },
  { type: 'Script', mime: 'text/javascript', bytes: 20 },
  { type: 'Prefetch', mime: 'application/javascript', bytes: 300 },
  { type: 'Other', mime: 'application/javascript', bytes: 80_000_000 },
  { type: 'Fetch', mime: 'application/json', bytes: 4000 },
  { type: 'Font', mime: 'font/woff2', bytes: 50_000 },
  { type: 'Other', mime: 'image/svg+xml', bytes: 600_000 },
  { type: 'Other', mime: 'application/wasm', bytes: 7_000_000 },
];

test('a file counts as its own kind, however it was requested, unless it is for another page', () => {
  expect(bytesByKind(fetched)).toEqual({
    HTML: 1,
    script: 80_000_020,
    ahead: 300,
    style: 0,
    JSON: 4000,
    font: 50_000,
    image: 600_000,
    other: 7_000_000,
  });
});

test('the bytes of all kinds are added up', () => {
  expect(bytesOfKinds(bytesByKind(fetched))).toBe(87_654_321);
});

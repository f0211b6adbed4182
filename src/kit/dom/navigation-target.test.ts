// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { goTo } from '../../../tests/dom/reader';
import { noteTarget, takeTarget } from './router';

const address = (path: string) => window.location.origin + path;

beforeEach(() => {
  takeTarget('/');
  goTo('/docs/here?x=1#y');
});

test('a navigation keeps the query and the hash of what was clicked', () => {
  noteTarget('/docs/there?a=1#b');
  expect(takeTarget('/docs/there')).toBe(address('/docs/there?a=1#b'));
});

test('what was clicked stands for one navigation alone', () => {
  noteTarget('/docs/there?a=1#b');
  takeTarget('/docs/there');
  expect(takeTarget('/docs/there')).toBe(address('/docs/there'));
});

test('a click that led nowhere does not follow the reader to another page', () => {
  noteTarget('/docs/there?a=1#b');
  expect(takeTarget('/docs/other')).toBe(address('/docs/other'));
});

test('Back and Forward take what stands in the address bar', () => {
  expect(takeTarget('/docs/here')).toBe(address('/docs/here?x=1#y'));
});

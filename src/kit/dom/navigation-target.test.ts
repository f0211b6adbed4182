// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { goTo } from '../../../tests/dom/reader';
import { noteTarget, takeTarget } from './router';

const address = (path: string) => window.location.origin + path;

beforeEach(() => {
  takeTarget('/');
  goTo('/docs/here?x=1#y');
});

test('a navigation keeps the query and hash of the clicked link', () => {
  noteTarget('/docs/there?a=1#b');
  expect(takeTarget('/docs/there')).toBe(address('/docs/there?a=1#b'));
});

test('the target of a click is used for one navigation only', () => {
  noteTarget('/docs/there?a=1#b');
  takeTarget('/docs/there');
  expect(takeTarget('/docs/there')).toBe(address('/docs/there'));
});

test('the target of a click is not used for another page', () => {
  noteTarget('/docs/there?a=1#b');
  expect(takeTarget('/docs/other')).toBe(address('/docs/other'));
});

test('Back and Forward use the address in the address bar', () => {
  expect(takeTarget('/docs/here')).toBe(address('/docs/here?x=1#y'));
});

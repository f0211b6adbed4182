// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '../../../tests/dom/reader';
import { keepInAddress } from './run-address';

const NAME = 'v3/swap.sol#exact-input';
const search = () => window.location.search;

beforeEach(() => {
  vi.useFakeTimers();
  goTo('/guide?a=1');
});

test('opening a call writes it to the address immediately, and edits are written when typing pauses', () => {
  const address = keepInAddress(NAME);
  address.write(() => ({}));
  expect(search()).toBe('?a=1&run=v3/swap.sol~exact-input');
  address.write(() => ({ fields: { amount: '2' } }));
  expect(search()).not.toContain('amount');
  vi.advanceTimersByTime(300);
  expect(search()).toContain('run.amount=2');
});

test('the last edits are kept when the reader follows a link', () => {
  const address = keepInAddress(NAME);
  address.write(() => ({}));
  address.write(() => ({ fields: { amount: '2' } }));
  address.stop();
  expect(search()).toContain('run.amount=2');
});

test('closing a call removes it from the address, and no pending change is written later', () => {
  const address = keepInAddress(NAME);
  address.write(() => ({}));
  address.write(() => ({ fields: { amount: '2' } }));
  address.drop();
  vi.advanceTimersByTime(300);
  address.stop();
  expect(search()).toBe('?a=1');
});

// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Sending from './use-search-results';

const ADDRESS = 'https://operator.example/missed';
const beacon = vi.fn(() => true);
let sendUnanswered: typeof Sending.sendUnanswered;

async function withSettings(unanswered: string | null): Promise<void> {
  vi.stubGlobal('SEARCH_SETTINGS', { unanswered });
  ({ sendUnanswered } = await import('./use-search-results'));
}

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  beacon.mockClear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('only the words are sent, once per visit', async () => {
  await withSettings(ADDRESS);
  sendUnanswered(' Hook Contracts ');
  sendUnanswered('hook contracts');
  expect(beacon.mock.calls).toEqual([[ADDRESS, '{"query":"hook contracts"}']]);
});

test('nothing is sent if the settings contain no URL', async () => {
  await withSettings(null);
  sendUnanswered('hook contracts');
  expect(beacon).not.toHaveBeenCalled();
});

test.each([
  '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  'me@mail.example',
  'https://node.example/key',
  'vitalik.eth swaps',
  'position 1234567',
  'ab',
  'x'.repeat(81),
])('text that may identify the reader is not sent: %s', async (query) => {
  await withSettings(ADDRESS);
  sendUnanswered(query);
  expect(beacon).not.toHaveBeenCalled();
});

test('nothing is sent if the browser opts out of tracking', async () => {
  await withSettings(ADDRESS);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  sendUnanswered('hook contracts');
  expect(beacon).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { markupOfDeployments } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { goTo, listen } from '../../../tests/dom/reader';
import { watchChainFilter } from './watch-chain-filter';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./chain-filter', (original) => {
  fetched();
  return original();
});

const content = markupOfDeployments(3);

const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value } });
const chains = () => screen.getAllByRole('heading', { level: 3, name: /chain id/ }).length;

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
});

test('a page without addresses does not load the chain filter', async () => {
  drawPage({ content: '<p>Text.</p>' });
  listen(watchChainFilter());
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
});

test('addresses are filtered by the chain in the URL or the one that the reader chooses, until the page is left', async () => {
  drawPage({ path: '/deployments?chain=10', content });
  const all = chains();
  const stop = watchChainFilter();
  listen(stop);
  await vi.waitFor(() => expect(chains()).toBe(1), { timeout: 60_000 });
  expect(fetched).toHaveBeenCalledOnce();
  choose('');
  expect(chains()).toBe(all);
  stop();
  choose('10');
  expect(chains()).toBe(all);
});

test('a filter that loads after its page has been left does not start', async () => {
  drawPage({ path: '/deployments', content });
  await import('./chain-filter');
  watchChainFilter()();
  await vi.dynamicImportSettled();
  const all = chains();
  goTo('/deployments?chain=10');
  window.dispatchEvent(new PopStateEvent('popstate'));
  choose('10');
  expect(chains()).toBe(all);
});

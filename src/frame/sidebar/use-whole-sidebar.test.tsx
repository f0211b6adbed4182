// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import { drawn, runView } from '../../../tests/dom/run-view';
import type * as SidebarView from './sidebar';

const tree: [string, string][] = [['Swap', '/sdk/swap']];
const whole = [...tree, ['Pool', '/sdk/pool']];
const host = vi.fn<(address: string) => Promise<unknown>>();
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Docs' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const wait = (ms: number) => drawn(() => vi.advanceTimersByTimeAsync(ms));
const connect = (connection: object) =>
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });

let Sidebar: typeof SidebarView.Sidebar;
const open = (address: string | null = '/sidebars/sdk.json') =>
  runView(<Sidebar section="sdk" sidebar={{ tree, whole: address }} path="/sdk/swap" />);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  host.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(whole) });
  vi.stubGlobal('fetch', host);
  ({ Sidebar } = await import('./sidebar'));
});
afterEach(() => connect({}));

test('a page contains its own branch, and the rest loads when the browser is idle', async () => {
  open();
  expect(entries()).toEqual(['Swap']);
  await wait(999);
  expect(host).not.toHaveBeenCalled();
  await wait(1);
  expect(host.mock.calls).toEqual([['/sidebars/sdk.json']]);
  expect(entries()).toEqual(['Swap', 'Pool']);
});

test('on the next page, the whole sidebar is shown from the start', async () => {
  const { again } = open();
  await wait(1000);
  again(null);
  again(<Sidebar section="sdk" sidebar={{ tree, whole: '/sidebars/sdk.json' }} path="/sdk/pool" />);
  expect(entries()).toEqual(['Swap', 'Pool']);
  await wait(1000);
  expect(host).toHaveBeenCalledOnce();
});

test('if the page contains the whole sidebar, nothing is fetched', async () => {
  open(null);
  fireEvent.focusIn(screen.getByRole('link', { name: 'Swap' }));
  await wait(1000);
  expect(host).not.toHaveBeenCalled();
});

test.each(['touchStart', 'focusIn'] as const)(
  'with data saver on, the whole sidebar loads on %s',
  async (turn) => {
    connect({ saveData: true });
    open();
    await wait(5000);
    expect(host).not.toHaveBeenCalled();
    fireEvent[turn](screen.getByRole('link', { name: 'Swap' }));
    fireEvent[turn](screen.getByRole('link', { name: 'Swap' }));
    await wait(0);
    expect(host).toHaveBeenCalledOnce();
    expect(entries()).toEqual(['Swap', 'Pool']);
  },
);

test('a failed request for the whole sidebar is retried, and the branch is shown in the meantime', async () => {
  host.mockResolvedValueOnce({ ok: false, status: 503 });
  open();
  await wait(1000);
  expect(entries()).toEqual(['Swap']);
  await wait(1000);
  expect(entries()).toEqual(['Swap', 'Pool']);
});

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { clipboard, goTo, listen } from '../../../tests/dom/reader';
import { drawn, runView } from '../../../tests/dom/run-view';
import { type AddressCodec, useAddressState } from './use-address-state';
import { CopyLinkButton } from './figure-shell';

interface Trade {
  readonly amount: number;
  readonly fee: number;
}

const defaults: Trade = { amount: 1, fee: 30 };
const codec: AddressCodec<Trade> = {
  defaults,
  read: (parameters) => ({
    amount: Number(parameters.get('amount') ?? defaults.amount),
    fee: Number(parameters.get('fee') ?? defaults.fee),
  }),
  write: ({ amount, fee }) => ({ amount: String(amount), fee: String(fee) }),
};

function Figure() {
  const { state, touched, set, reset, search } = useAddressState(codec);
  return (
    <figure>
      <output>{`${state.amount} at ${state.fee}${touched ? ', changed' : ''}`}</output>
      <button onClick={() => set({ amount: state.amount + 1 })}>More</button>
      <button onClick={reset}>Reset</button>
      <CopyLinkButton figureId="trade" search={search} />
    </figure>
  );
}

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => window.location.pathname + window.location.search + window.location.hash;
const wait = (ms: number) => drawn(() => vi.advanceTimersByTimeAsync(ms));
/** Simulates a history step to another URL. */
const stepTo = (to: string) => {
  goTo(to);
  fireEvent(window, new PopStateEvent('popstate'));
};

beforeEach(() => {
  vi.useFakeTimers();
  goTo('/a?x=1&amount=5#here');
});

test('a figure starts in the state of the query, which does not count as a change', async () => {
  runView(<Figure />);
  expect(shown()).toBe('5 at 30');
  await wait(1000);
  expect(address()).toBe('/a?x=1&amount=5#here');
});

test('the server renders the defaults, and hydration applies the query', () => {
  const html = renderToString(<Figure />);
  document.body.innerHTML = `<div>${html}</div>`;
  expect(shown()).toBe('1 at 30');
  const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = document.body.firstElementChild;
  if (!place) throw new Error('no place');
  act(() => {
    const root = hydrateRoot(place, <Figure />);
    listen(() => act(() => root.unmount()));
  });
  expect(shown()).toBe('5 at 30');
  expect(problems).not.toHaveBeenCalled();
});

test('a drag of many steps is written to the query once, when it pauses, and adds no history entry', async () => {
  window.history.replaceState({ key: 'router' }, '');
  const { length } = window.history;
  const write = vi.spyOn(window.history, 'replaceState');
  runView(<Figure />);
  for (let times = 0; times < 3; times += 1) {
    press('More');
    await wait(100);
  }
  expect(shown()).toBe('8 at 30, changed');
  expect(write).not.toHaveBeenCalled();
  await wait(200);
  expect(write).toHaveBeenCalledOnce();
  expect(address()).toBe('/a?x=1&amount=8#here');
  expect(window.history.state).toEqual({ key: 'router' });
  expect(window.history).toHaveLength(length);
});

test('reset restores the defaults, and removes them from the query', async () => {
  runView(<Figure />);
  press('Reset');
  expect(shown()).toBe('1 at 30, changed');
  await wait(300);
  expect(address()).toBe('/a?x=1#here');
});

test('Back and Forward change the figure to the state of the query', async () => {
  runView(<Figure />);
  press('More');
  await wait(300);
  stepTo('/a?x=1&amount=2');
  expect(shown()).toBe('2 at 30');
});

test('a jump to a heading does not change the figure, even before its state is written', async () => {
  runView(<Figure />);
  press('More');
  stepTo('/a?x=1&amount=5#there');
  expect(shown()).toBe('6 at 30, changed');
  await wait(300);
  expect(address()).toBe('/a?x=1&amount=6#there');
});

test('a figure that was removed writes nothing', async () => {
  const { again } = runView(<Figure />);
  press('More');
  again(null);
  await wait(1000);
  expect(address()).toBe('/a?x=1&amount=5#here');
});

test('"Copy link" copies the URL of the current state immediately, and confirms it for two seconds', async () => {
  const { text } = clipboard();
  runView(<Figure />);
  press('More');
  press('Copy link');
  await wait(0);
  expect(text()).toBe(`${window.location.origin}/a?x=1&amount=6#trade`);
  await wait(1999);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  await wait(1);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
});

test('if copying fails, the link is put in the address bar', async () => {
  Object.assign(document, { execCommand: () => false });
  runView(<Figure />);
  press('Copy link');
  await wait(0);
  expect(screen.getByRole('button', { name: 'In address bar' })).toBeDefined();
  expect(address()).toBe('/a?x=1&amount=5#trade');
});

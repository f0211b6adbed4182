// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { makeElement as make } from '../../kit/dom/make-element';
import { drawRun, type EndedRun } from './draw-run';

const result = (told: string, more: Partial<EndedRun> = {}): EndedRun => ({
  told,
  children: [make('b', {}, `Result: ${told}`)],
  ...more,
});
const status = () => screen.getByRole('status');
const again = () => screen.queryByRole('button', { name: 'Run again' });

/** Renders a run, with a field that takes the focus. */
function draw(run: () => Promise<EndedRun>) {
  const field = make('input', {});
  const { elements, start } = drawRun(run, field);
  document.body.replaceChildren(field, ...elements);
  return { field, start };
}

afterEach(() => vi.restoreAllMocks());

test('a run that could not be made can be made again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const run = vi.fn(() => Promise.resolve(result('done')));
  run.mockRejectedValueOnce(new Error('offline'));
  const { field, start } = draw(run);
  await start();
  expect(status().textContent).toMatch(/^The call could not be run\. .* then run it again\.$/);
  expect(status().className).toContain('run-failed');
  expect(warn).toHaveBeenCalledOnce();
  again()?.click();
  expect(document.activeElement).toBe(field);
  expect(again()).toBeNull();
  await waitFor(() => expect(status().textContent).toBe('done'));
  expect(status().className).not.toContain('run-failed');
  screen.getByText('Result: done');
  expect(again()).toBeNull();
});

test('a call that reverts is shown as failed, and has no button to run it again', async () => {
  const { start } = draw(() => Promise.resolve(result('Reverted: STF', { hasFailed: true })));
  await start();
  expect(status().className).toContain('run-failed');
  screen.getByText('Result: Reverted: STF');
  expect(again()).toBeNull();
});

test('a run that is started during another one follows it, and only its result is shown', async () => {
  const ends: ((ended: EndedRun) => void)[] = [];
  const { start } = draw(() => new Promise((resolve) => ends.push(resolve)));
  const ended = start();
  await start();
  expect(ends).toHaveLength(1);
  ends[0]?.(result('first'));
  await waitFor(() => expect(ends).toHaveLength(2));
  expect(screen.queryByText('Result: first')).toBeNull();
  ends[1]?.(result('second'));
  await ended;
  expect(status().textContent).toBe('second');
  screen.getByText('Result: second');
});

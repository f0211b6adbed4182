// @vitest-environment jsdom

import { screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/dom/reader';
import { drawn, runView } from '../../../tests/dom/run-view';
import { useSettledText } from './figure-shell';

function Said({ text }: { readonly text: string }) {
  return <p role="status">{useSettledText(text)}</p>;
}
const said = () => screen.getByRole('status').textContent;
const wait = (ms: number) => drawn(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

test('a text is announced once it stops changing, so that a drag announces only its last text', async () => {
  const { again } = runView(<Said text="1" />);
  const heard = new Set<string | null>();
  for (const text of ['2', '3', '4']) {
    await wait(699);
    heard.add(said());
    again(<Said text={text} />);
  }
  expect([...heard]).toEqual(['']);
  await wait(699);
  expect(said()).toBe('');
  await wait(1);
  expect(said()).toBe('4');
});

test('an announcement stays until the next text has stopped changing', async () => {
  const { again } = runView(<Said text="1" />);
  await wait(700);
  again(<Said text="2" />);
  await wait(699);
  expect(said()).toBe('1');
  await wait(1);
  expect(said()).toBe('2');
});

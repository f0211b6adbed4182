import { expect, test, vi } from 'vitest';
import { beginRound, currentFindings, endRound, finishedFindings } from './report-problems';

const warning = { file: 'content/docs/a.mdx', line: 7, column: 1, message: 'leads nowhere' };
const find = (message: string) => currentFindings()?.push({ ...warning, message, stops: false });
const messages = () => finishedFindings().map(({ message }) => message);

test('the findings of a round are returned until the next round ends', () => {
  // Reset the shared state, so that no round has started.
  vi.stubGlobal(Symbol.for('findings of the docs'), undefined);
  beginRound();
  find('one');
  find('two');
  endRound();
  expect(messages()).toEqual(['one', 'two']);
  beginRound();
  expect(messages()).toEqual(['one', 'two']);
  find('two');
  expect(messages()).toEqual(['one', 'two']);
  endRound();
  expect(messages()).toEqual(['two']);
});

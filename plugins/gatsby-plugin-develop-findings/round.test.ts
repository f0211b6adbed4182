import { expect, test } from 'vitest';
import { collectedFindings } from '../../src/site/sources/findings';
import { beginRound, endRound, findingsOfRound } from './round';

const warning = { file: 'content/docs/a.mdx', line: 7, column: 1, message: 'leads nowhere' };
const find = (message: string) => collectedFindings()?.push({ ...warning, message, stops: false });
const messages = () => findingsOfRound().map(({ message }) => message);

test('what a round found stands until the next is over', () => {
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

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '../../../tests/dom/reader';
import { runView } from '../../../tests/dom/run-view';
import { setRouter } from '../../kit/dom/router';
import { JS } from '../../kit/names';
import { PathSearch } from './path-search';

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the docs' });

const navigate = vi.fn();

beforeEach(() => {
  navigate.mockClear();
  setRouter(navigate);
  document.documentElement.toggleAttribute(JS, true);
});

test.each([
  ['/sdk/v3/swap-fees', 'v3 swap fees'],
  ['/gone', 'gone'],
  ['/contracts/Pool_state.html', 'contracts Pool state'],
  ['/a//b/', 'a b'],
  ['/caf%C3%A9', 'café'],
  ['/100%', '100%'],
  ['/', ''],
])('if there is no page at %s, the field contains “%s”', (path, words) => {
  goTo(path);
  runView(<PathSearch />);
  expect(field().value).toBe(words);
});

test('submitting a typed query opens the search page', () => {
  goTo('/gone');
  runView(<PathSearch />);
  fireEvent.input(field(), { target: { value: 'a & b' } });
  expect(field().value).toBe('a & b');
  expect(fireEvent.submit(field())).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/search?q=a%20%26%20b', { replace: false });
});

test('a field that was emptied stays empty', () => {
  goTo('/gone');
  runView(<PathSearch />);
  fireEvent.input(field(), { target: { value: '' } });
  expect(field().value).toBe('');
});

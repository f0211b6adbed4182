// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runView } from '../../tests/dom/run-view';
import { PageFeedback } from './page-feedback';

const HELPFUL = 'https://operator.example/helpful';
const ISSUES = 'https://code.example/new?title={title}&body={body}';
const page = { title: 'Fees', path: '/fees', address: 'https://docs.example/fees' };
const beacon = vi.fn<typeof navigator.sendBeacon>(() => true);

function show(
  settings: { helpful: string | null; issues: string | null },
  earlyClickIn: (element: Element) => HTMLElement | undefined = () => undefined,
) {
  vi.stubGlobal('FEEDBACK_SETTINGS', settings);
  runView(<PageFeedback page={page} earlyClickIn={earlyClickIn} />);
}
const button = (name: string) => screen.getByRole('button', { name });
const pressed = () =>
  screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => void beacon.mockReset().mockReturnValue(true));

test('an answer is sent once with the path of the page, and the reader is thanked', () => {
  show({ helpful: HELPFUL, issues: null });
  expect(beacon).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Was this page helpful?' })).toBeDefined();
  fireEvent.click(button('Yes'));
  fireEvent.click(button('Yes'));
  expect(beacon.mock.calls).toEqual([[HELPFUL, '{"path":"/fees","helpful":true}']]);
  expect(screen.getByRole('status').textContent).toBe('Thank you.');
  expect(pressed()).toEqual(['Yes']);
});

test('a different answer replaces the first', () => {
  show({ helpful: HELPFUL, issues: null });
  fireEvent.click(button('Yes'));
  fireEvent.click(button('No'));
  expect(beacon.mock.calls.at(-1)).toEqual([HELPFUL, '{"path":"/fees","helpful":false}']);
  expect(pressed()).toEqual(['No']);
});

test('if an answer could not be sent, the reader is told and can answer again', () => {
  beacon.mockReturnValueOnce(false);
  show({ helpful: HELPFUL, issues: null });
  fireEvent.click(button('No'));
  expect(screen.getByRole('status').textContent).toBe('Your answer could not be sent.');
  expect(pressed()).toEqual([]);
  fireEvent.click(button('No'));
  expect(screen.getByRole('status').textContent).toBe('Thank you.');
});

test('a press before hydration counts', () => {
  show({ helpful: HELPFUL, issues: null }, () => button('Yes'));
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('the link to a new issue contains the page and its current heading', () => {
  show({ helpful: null, issues: ISSUES });
  expect(screen.queryByRole('group')).toBeNull();
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Report a problem with this page',
  });
  const body = () => new URL(link.href).searchParams.get('body');
  expect(body()).toBe('Page: https://docs.example/fees\n\n');
  const contents = document.createElement('nav');
  contents.setAttribute('data-contents', '');
  contents.innerHTML = '<a href="#a">A</a><a href="#tiers" aria-current="true">Tiers</a>';
  document.body.append(contents);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(body()).toBe('Page: https://docs.example/fees#tiers\n\n');
});

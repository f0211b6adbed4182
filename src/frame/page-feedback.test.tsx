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

test('an answer sends the path and itself, once, and says thanks', () => {
  show({ helpful: HELPFUL, issues: null });
  expect(beacon).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Was this page helpful?' })).toBeDefined();
  fireEvent.click(button('Yes'));
  fireEvent.click(button('Yes'));
  expect(beacon.mock.calls).toEqual([[HELPFUL, '{"path":"/fees","helpful":true}']]);
  expect(screen.getByRole('status').textContent).toBe('Thank you.');
  expect(pressed()).toEqual(['Yes']);
});

test('another answer takes the place of the first', () => {
  show({ helpful: HELPFUL, issues: null });
  fireEvent.click(button('Yes'));
  fireEvent.click(button('No'));
  expect(beacon.mock.calls.at(-1)).toEqual([HELPFUL, '{"path":"/fees","helpful":false}']);
  expect(pressed()).toEqual(['No']);
});

test('an answer that could not be sent is reported, and can be given again', () => {
  beacon.mockReturnValueOnce(false);
  show({ helpful: HELPFUL, issues: null });
  fireEvent.click(button('No'));
  expect(screen.getByRole('status').textContent).toBe('Your answer could not be sent.');
  expect(pressed()).toEqual([]);
  fireEvent.click(button('No'));
  expect(screen.getByRole('status').textContent).toBe('Thank you.');
});

test('a press from before the app counts', () => {
  show({ helpful: HELPFUL, issues: null }, () => button('Yes'));
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('the link to an issue names the page, and the heading that the reader is at', () => {
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

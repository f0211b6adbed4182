// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../tests/dom/reader';
import { runView } from '../../tests/dom/run-view';
import { CrashBoundary } from './crash-boundary';

let fault: unknown;
function Page() {
  // oxlint-disable-next-line typescript/only-throw-error -- third-party code may throw any value
  if (fault !== undefined) throw fault;
  return <p>Text.</p>;
}
const page = (path = '/a', part = false) => (
  <>
    <p>The frame.</p>
    <CrashBoundary path={path} part={part} head={<p>Its head.</p>}>
      <Page />
    </CrashBoundary>
  </>
);

beforeEach(() => {
  document.title = 'A page';
  fault = new Error('No pool', { cause: new Error('No token') });
  // React and the browser log every error that a component throws, so silence them.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const known = (event: Event) => event.preventDefault();
  window.addEventListener('error', known);
  listen(() => window.removeEventListener('error', known));
});
afterEach(() => {
  document.title = '';
});

test('a page that throws is replaced by a message with the cause, and the frame around it stays', () => {
  runView(page());
  expect(screen.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toMatch(/Its head\..*No pool.*No token/s);
  expect(screen.getByText('The frame.')).toBeDefined();
  expect(document.title).toBe('This page crashed.');
});

test('if a part of a page throws, the page keeps its title and its heading', () => {
  runView(page('/a', true));
  expect(screen.getByRole('alert').textContent).toContain('This part of the page crashed.');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.title).toBe('A page');
});

test('"Try again" renders the page again', () => {
  runView(page());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert').textContent).toContain('No pool');
  fault = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Text.')).toBeDefined();
});

test('navigating to another page resets the boundary; the same page stays crashed', () => {
  const { again } = runView(page());
  fault = undefined;
  again(page());
  expect(screen.getByRole('alert')).toBeDefined();
  again(page('/b'));
  expect(screen.getByText('Text.')).toBeDefined();
});

test('a page that throws null has crashed too', () => {
  fault = null;
  runView(page());
  expect(screen.getByRole('alert').textContent).toContain('An unknown error');
});

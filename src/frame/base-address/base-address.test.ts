// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { goTo } from '../../../tests/dom/reader';
import { STARTED } from '../../kit/names';
import { watchBaseAddress } from './base-address';

afterEach(() => {
  document.documentElement.removeAttribute(STARTED);
});

/** Opens the home page at a URL, runs the script in its head, and waits until everything has loaded or failed. */
function openAt(address: string): string {
  drawPage();
  goTo(address);
  watchBaseAddress();
  window.dispatchEvent(new Event('load'));
  const shown = screen.queryAllByRole('alert').find((alert) => alert.querySelector('strong'));
  const text = (node: Node): string =>
    node instanceof HTMLElement && node.hidden
      ? ''
      : node instanceof Text
        ? node.data
        : [...node.childNodes].map(text).join('');
  return shown ? text(shown) : '';
}

test.each(['/docs/', '/docs/index.html', '/docs'])(
  'if no script loads at %s, the banner shows the configured and the suggested base path',
  (address) => {
    const said = openAt(address);
    expect(said).toContain('The scripts of this site did not load.');
    expect(said).toContain('configured for the base address /,');
    expect(said).toContain('set basePath to /docs, or BASE_PATH=/docs in the environment');
    expect(said).not.toContain('cannot be a base address');
  },
);

test('if the URL cannot be a base path, the banner says so', () => {
  const said = openAt('/a%20b/');
  expect(said).toContain('cannot be a base address');
  expect(said).not.toContain('BASE_PATH');
});

test('if the base path is correct, or the scripts load, nothing is shown', () => {
  expect(openAt('/')).toBe('');
  document.documentElement.setAttribute(STARTED, '');
  expect(openAt('/docs/')).toBe('');
});

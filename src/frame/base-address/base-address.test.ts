// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { goTo, listen } from '../../../tests/dom/reader';
import { STARTED } from '../../kit/names';
import { watchBaseAddress } from './base-address';

afterEach(() => {
  document.documentElement.removeAttribute(STARTED);
});

const loadPage = () => window.dispatchEvent(new Event('load'));
const failScript = () => {
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
};

/** Opens the home page at a URL, runs the script in its head, and lets events happen. Returns what the banner says. */
function openAt(address: string, happens = [loadPage, failScript]): string {
  drawPage();
  goTo(address);
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  listen(watchBaseAddress());
  for (const happen of happens) {
    if (happen === loadPage) state.mockReturnValue('complete');
    happen();
  }
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
    expect(said).toContain('set basePath to /docs, or set BASE_PATH=/docs in the environment');
    expect(said).not.toContain('cannot be used as a base address');
  },
);

test.each([
  ['before the page has loaded', [failScript, loadPage], true],
  ['after the page has loaded', [loadPage, failScript], true],
  ['not yet', [loadPage], false],
])('if the script fails %s, the banner is shown: %s', (_, happens, isShown) => {
  expect(openAt('/docs/', happens) !== '').toBe(isShown);
});

test('if the URL cannot be a base path, the banner says so', () => {
  const said = openAt('/a%20b/');
  expect(said).toContain('cannot be used as a base address');
  expect(said).not.toContain('BASE_PATH');
});

test('if the base path is correct, or the scripts load, nothing is shown', () => {
  expect(openAt('/')).toBe('');
  document.documentElement.setAttribute(STARTED, '');
  expect(openAt('/docs/')).toBe('');
});

// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { markupOfDeployments } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { goTo, listen } from '../../../tests/dom/reader';
import { startChainFilter } from './chain-filter';

const content = markupOfDeployments(3);

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' });
const choose = (value: string) => fireEvent.change(choice(), { target: { value } });
const shown = () =>
  screen
    .getAllByRole('heading', { level: 3, name: /chain id/ })
    .map(({ textContent }) => /chain id (\d+)/.exec(textContent)?.[1]);
const links = document.createElement('a');

beforeEach(() => drawPage({ path: '/deployments', content }));

test('only the chosen chain is shown, its number of addresses is announced, and the URL contains it', () => {
  goTo('/deployments?a=1#x');
  window.history.replaceState({ key: 'router' }, '');
  listen(startChainFilter());
  expect(shown().length).toBeGreaterThan(2);
  choose('10');
  expect(shown()).toEqual(['10']);
  const rows = within(screen.getByRole('table')).getAllByRole('row').length - 1;
  expect(screen.getByText(`${rows} addresses shown`)).toBeDefined();
  expect(window.location.search).toBe('?a=1&chain=10');
  expect(window.location.hash).toBe('#x');
  expect(window.history.state).toEqual({ key: 'router' });
  choose('');
  expect(shown().length).toBeGreaterThan(2);
  expect(window.location.search).toBe('?a=1');
});

test('only the chain in the URL is shown; for an unknown chain, all are shown', () => {
  goTo('/deployments?chain=10');
  listen(startChainFilter());
  expect(shown()).toEqual(['10']);
  expect(choice().selectedOptions[0]?.textContent).toContain('(10)');
  goTo('/deployments?chain=nonsense');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shown().length).toBeGreaterThan(2);
  expect(choice().value).toBe('');
});

test('if the hash points into a hidden chain, all chains are shown', () => {
  const [first] = screen.getAllByRole('heading', { level: 3, name: /chain id/ });
  goTo(`/deployments?chain=10#${first?.id}`);
  listen(startChainFilter());
  expect(shown().length).toBeGreaterThan(2);
  expect(window.location.search).toBe('');
});

test('a link to a hidden chain shows all chains before the browser scrolls', () => {
  const [first] = screen.getAllByRole('heading', { level: 3, name: /chain id/ });
  listen(startChainFilter());
  choose('10');
  links.href = `#${first?.id}`;
  screen.getByRole('main').append(links);
  links.click();
  expect(shown().length).toBeGreaterThan(2);
  expect(window.location.search).toBe('');
});

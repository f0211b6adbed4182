// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { click } from '../../../tests/dom/reader';
import { stopHints } from '../../markup/hints/show-hints';
import { stopFilter } from '../../markup/members/filter-members';
import { settle, testUntilStopped, visitPage } from '../../../tests/dom/started-page';

const button = (name: string) => screen.getByRole('button', { name });
const summary = (name: string) => screen.getByText(name, { selector: 'main summary' });
const visit = visitPage();

testUntilStopped(visit, [
  ['a fold opens with an animation', () => !fireEvent.click(summary('On this page'))],
  [
    'a tab opens',
    () => {
      const tab = screen.getByRole('tab', { name: 'Two' });
      tab.click();
      return tab.getAttribute('aria-selected') === 'true';
    },
  ],
  [
    'the lines of code wrap',
    () => (button('Wrap').click(), screen.queryByRole('button', { pressed: true }) !== null),
  ],
  [
    'a sample file opens over the page',
    () => !click(screen.getByRole('link', { name: 'Whole file' })),
  ],
  [
    'an address of a contract is copied',
    async () => {
      const row = screen.getAllByRole('row')[1];
      if (!row) throw new Error('no row');
      within(row).getByRole('button').click();
      await settle();
      return visit.copied()?.startsWith('0x') ?? false;
    },
  ],
  [
    'the address of a heading is copied',
    async () => {
      click(screen.getByRole('link', { name: 'Link to “Swap fees”' }));
      await settle();
      return visit.copied()?.endsWith('#swap-fees') ?? false;
    },
  ],
]);

// Code that was loaded on demand keeps its listeners for the rest of the visit.
afterEach(() => {
  stopFilter();
  stopHints();
});

test('members are filtered', async () => {
  const box = screen.getByRole('searchbox', { name: 'Filter members' });
  box.focus();
  await settle();
  fireEvent.input(box, { target: { value: 'item7' } });
  expect(screen.queryByRole('heading', { name: /item8/ })).toBeNull();
});

test('a word of the glossary is explained', async () => {
  fireEvent.pointerOver(screen.getByRole('link', { name: 'tick' }));
  await settle();
  expect(screen.getByRole('tooltip').textContent).toContain('Tick');
});

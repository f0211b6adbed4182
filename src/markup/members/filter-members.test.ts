// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { createReferenceSource } from '../../../plugins/gatsby-transformer-doc/compile/reference/reference-source';
import { compileText, markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { goTo, listen } from '../../../tests/dom/reader';
import { madeMember, madeSymbol } from '../../../tests/made-symbols';
import { revealAnchor } from '../tabs/tabs';
import { startFilter, stopFilter } from './filter-members';

const numbers = Array.from({ length: 21 }, (_, index) => `item${index}`);
const vault = madeSymbol({
  name: 'Vault',
  members: [
    ...numbers.map((name) => madeMember({ name, signature: `function ${name}() external` })),
    madeMember({
      name: 'deposit',
      selector: '0x12345678',
      signature: 'function deposit() external',
    }),
    madeMember({ name: 'Moved', kind: 'event', topic: `0x${'ab'.repeat(32)}` }),
  ],
});
const reference = createReferenceSource(
  [vault],
  [{ path: '/vault', symbols: ['@made/core/Vault'] }],
);
const text = 'Text.\n\n<ApiReference package="@made/core" symbol="Vault">\n\n</ApiReference>\n';

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter members' });
const members = () => screen.queryAllByRole('heading', { level: 3 }).map(({ id }) => id);
const said = () => box().parentElement?.textContent;
const type = (value: string) => fireEvent.input(box(), { target: { value } });

beforeEach(() => {
  drawPage({ path: '/vault', content: markupOf(text, { reference }) });
  expect(compileText(text, { reference }).headings.length).toBeGreaterThan(22);
  listen(stopFilter);
  startFilter();
});

test('members are found by name, regardless of case, and counted', () => {
  type('DEPOSIT');
  expect(members()).toEqual(['deposit']);
  expect(said()).toContain('1 of 23 members');
  type('');
  expect(members()).toContain('item20');
  expect(said()).toContain('23 members');
});

test('members are found by selector and by topic', () => {
  type('0x1234');
  expect(members()).toEqual(['deposit']);
  type('0xabab');
  expect(members()).toEqual(['Moved']);
});

test('a query that matches no member hides all of them, and Escape shows them again', () => {
  type('nothing');
  expect(members()).toEqual([]);
  expect(said()).toContain('0 of 23 members');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(members()).toContain('deposit');
  expect(box().value).toBe('');
});

test('if the hash points to a hidden member, the filter is cleared', () => {
  type('item1');
  goTo('/vault#deposit');
  revealAnchor();
  expect(members()).toContain('deposit');
  expect(box().value).toBe('');
});

test('a hash that points to a member opens only the fold of that member', () => {
  const open = () =>
    [...document.querySelectorAll('details[open]')].map(
      ({ parentElement }) => parentElement?.querySelector('h3')?.id,
    );
  expect(open()).toEqual([]);
  goTo('/vault#deposit');
  revealAnchor();
  expect(open()).toEqual(['deposit']);
});

test('after stopping, the filter ignores typed text and the URL', () => {
  type('item1');
  stopFilter();
  type('deposit');
  expect(members()).not.toContain('deposit');
  goTo('/vault#deposit');
  revealAnchor();
  expect(box().value).toBe('deposit');
});

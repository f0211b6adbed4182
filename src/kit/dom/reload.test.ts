// @vitest-environment jsdom

import { screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '../../../tests/dom/reader';
import { stubLocation } from '../../../tests/dom/stub-location';
import { APP_NEEDED } from '../names';
import { reloadWithEdits, restoreEdits } from './reload';

const reload = vi.fn();
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Renders the page that the host serves. */
function draw(more = ''): void {
  document.body.innerHTML = `<label>Filter <input></label>
    <div ${APP_NEEDED}=""><label>Data <textarea></textarea></label><label>Unit <select><option>wei</option><option>ether</option></select></label>${more}</div>`;
}

beforeEach(() => {
  goTo('/a');
  reload.mockClear();
  draw();
  stubLocation({ reload });
  field('Data').value = '0x08c379a0';
  field('Unit').value = 'ether';
  field('Filter').value = 'STF';
  reloadWithEdits();
});

test('text typed into a tool is restored once after a reload', () => {
  expect(reload).toHaveBeenCalledOnce();
  draw();
  restoreEdits();
  expect([field('Data').value, field('Unit').value]).toEqual(['0x08c379a0', 'ether']);
  expect(field('Filter').value).toBe('');
  draw();
  restoreEdits();
  expect(field('Data').value).toBe('');
});

test.each(['null', '7', '{', '{"length":2}', '[null,null]'])(
  'nothing is restored if the storage contains %s',
  (stored) => {
    sessionStorage.setItem('edits./a', stored);
    draw();
    restoreEdits();
    expect([field('Data').value, field('Unit').value]).toEqual(['', 'wei']);
  },
);

test('nothing is restored if the new build has other fields', () => {
  draw('<label>Chain <input></label>');
  restoreEdits();
  expect(field('Data').value).toBe('');
});

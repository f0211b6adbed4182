// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { act, createElement, useState, type ChangeEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { restoreFormInput } from './restore-form-input';

/** A form with controlled fields that displays its state. */
function Form() {
  const [text, setText] = useState('1');
  const [choice, setChoice] = useState('a');
  const [checked, setChecked] = useState(false);
  const options = ['a', 'b'].map((value) => createElement('option', { key: value }, value));
  return createElement(
    'form',
    null,
    createElement('input', {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
    }),
    createElement(
      'select',
      {
        value: choice,
        onChange: (event: ChangeEvent<HTMLSelectElement>) => setChoice(event.target.value),
      },
      options,
    ),
    createElement('input', {
      type: 'checkbox',
      checked,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setChecked(event.target.checked),
    }),
    createElement('output', null, `${text} ${choice} ${checked}`),
  );
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * Renders served markup, calls `enter` to change it as a reader would, and then hydrates the component. Returns the
 * text of the component.
 */
async function hydrate(enter: () => void): Promise<string | null> {
  const place = document.createElement('div');
  place.innerHTML = renderToString(createElement(Form));
  document.body.replaceChildren(place);
  enter();
  const again = restoreFormInput(place);
  await act(() => hydrateRoot(place, createElement(Form)));
  act(again);
  return screen.getByRole('status').textContent;
}

test('values entered before hydration are entered again', async () => {
  const said = await hydrate(() => {
    screen.getByRole<HTMLInputElement>('textbox').value = '25';
    screen.getByRole<HTMLSelectElement>('combobox').value = 'b';
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  });
  expect(said).toBe('25 b true');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('25');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('the caret stays where the reader was typing', async () => {
  await hydrate(() => {
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.focus();
    field.value = '2500';
    field.setSelectionRange(2, 2);
  });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['2500', 2, 2]);
});

test('fields that the reader did not change keep their served values', async () => {
  expect(await hydrate(() => undefined)).toBe('1 a false');
});

import { makeElement as make } from '../../kit/dom/make-element';
import type { ScenarioCall } from '../../site/runs/scenario';
import { PAYS, type Typed } from '../scenario/run-call';

/**
 * Renders the fields of a call, each with an element for an error message.
 *
 * @param typed initial values that differ from the scenario's
 */
export function drawFields({ fields, pays }: ScenarioCall, typed: Typed = {}): HTMLElement[] {
  const all = [...Object.entries(fields), ...(pays ? [[PAYS, pays] as const] : [])];
  return all.map(([name, { value, unit }]) => {
    const id = `run-${name}`;
    const input = make('input', {
      id,
      name,
      defaultValue: value,
      value: typed[name] ?? value,
      type: 'text',
      inputMode: 'decimal',
      autocomplete: 'off',
    });
    input.setAttribute('aria-describedby', `${id}-problem`);
    const problem = make('small', { id: `${id}-problem`, className: 'run-problem' });
    const label = make('label', { htmlFor: id }, make('code', {}, name));
    if (unit !== 'number') label.append(` ${unit}`);
    return make('div', {}, label, input, problem);
  });
}

/** Returns the values of a form's fields, by name. */
export const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]));

/** Returns the values of the fields that the reader has changed, by name. */
export const changedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.querySelectorAll('input')]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ name, value }) => [name, value]),
  );

/** Shows an error at a field, or clears all errors. @returns whether the field exists */
export function tellProblem(form: HTMLFormElement, name?: string, text = ''): boolean {
  let told = false;
  for (const input of form.querySelectorAll('input')) {
    const wrong = input.name === name;
    input.setAttribute('aria-invalid', String(wrong));
    const place = form.ownerDocument.getElementById(`${input.id}-problem`);
    if (place) place.textContent = wrong ? text : '';
    if (wrong) input.focus();
    told ||= wrong;
  }
  return told;
}

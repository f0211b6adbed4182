import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import type { RemixFile } from '../../site/runs/given-program';
import type { ScenarioCall } from '../../site/runs/scenario';
import type { GivenScenario } from '../scenario/given-scenario';
import { PAYS, type Typed } from '../scenario/run-call';
import { button } from './open-dialog';

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

/** Optimizer settings with which `tests/samples/toolchain/solidity.ts` compiles the samples. */
const OPTIMISED = 'optimize=true&runs=200';

/** Returns the URL that opens a file in Remix. The file is in the fragment, which browsers don't send to the host. */
const remixAddress = ({ source, compiler }: RemixFile): string =>
  `https://remix.ethereum.org/?#code=${btoa(source).replace(/=+$/, '')}` +
  `&lang=en&${OPTIMISED}&version=soljson-v${compiler}.js`;

/** Renders a call's controls: run, stop, reset, copy link, and a link that opens the whole file in Remix. */
export function drawBar({ remix }: Pick<GivenScenario, 'remix'>) {
  const start = button(message('Run'), { type: 'submit' });
  const stop = button(message('Stop'), { hidden: true });
  const reset = button(message('Reset the chain'));
  const copy = button(message('Copy link'));
  const buttons = [start, stop, reset, copy];
  if (!remix) return { bar: bar(buttons), start, stop, reset, copy };
  const href = remixAddress(remix);
  const link = make('a', { href, rel: 'noopener', className: 'run-out' }, message('Open in Remix'));
  return { bar: bar([...buttons, link]), start, stop, reset, copy };
}

const bar = (parts: HTMLElement[]) => make('div', { className: 'run-bar' }, ...parts);

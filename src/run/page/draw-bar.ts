import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import type { GivenScenario } from '../scenario/given-scenario';
import { button } from './open-dialog';
import { remixAddress } from './remix-address';

/** Renders the buttons of a call: run, stop, reset, copy link, and a link that opens the whole file in Remix. */
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

import { makeElement as make } from '../../kit/dom/make-element';
import type { ToldCall } from '../scenario/run-result';

/** Renders calls that were made before the one that the dialog is about. */
export const drawBefore = (calls: readonly ToldCall[]): HTMLOListElement =>
  make(
    'ol',
    {},
    ...calls.map(({ type, to, function: name, inputs, ether }) =>
      make(
        'li',
        {},
        make('b', {}, type === 'CREATE' ? 'constructor' : `${to}.${name}`),
        make(
          'span',
          { className: 'run-arguments' },
          `(${inputs.map(({ name: input, text }) => `${input}: ${text}`).join(', ')})`,
        ),
        ...(ether ? [` ${ether} ETH`] : []),
      ),
    ),
  );

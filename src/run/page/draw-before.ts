import { makeElement as make } from '../../kit/dom/make-element';
import type { ToldCall } from '../scenario/run-result';
import { argumentsOf, nameOfCall } from './draw-result';

/** Renders calls that were made before the one that the dialog is about. */
export const drawBefore = (calls: readonly ToldCall[]): HTMLOListElement =>
  make('ol', {}, ...calls.map(drawCall));

function drawCall(call: ToldCall): HTMLLIElement {
  const { to, inputs, ether } = call;
  const name = nameOfCall(call);
  return make(
    'li',
    {},
    // A transaction that creates a contract has no recipient.
    make('b', {}, to ? `${to}.${name}` : name),
    argumentsOf(inputs),
    ...(ether ? [` ${ether} ETH`] : []),
  );
}

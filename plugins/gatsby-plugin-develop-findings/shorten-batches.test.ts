import { waitingMachine } from 'gatsby/dist/state-machines/waiting/index.js';
import { expect, test, vi } from 'vitest';
import { shortenBatches } from './shorten-batches';

// Gatsby's reporter creates its own console, and the console of the tests has no constructor.
await vi.hoisted(async () => {
  console.Console = (await import('node:console')).Console;
});

shortenBatches();

/** A timer that starts when the state machine enters a state. */
interface Timer {
  type: string;
  delay?: number;
  event: { type: string };
}

test('develop applies a save after a moment', () => {
  const machine = waitingMachine.withContext({ nodeMutationBatch: [], runningBatch: [] });
  const save = { type: 'ADD_NODE_MUTATION', payload: { type: 'createNode', payload: [] } };
  const waiting = machine.transition(machine.initialState, save);
  const timers = (waiting.actions as unknown as Timer[]).filter(
    ({ type }) => type === 'xstate.send',
  );
  expect(timers.map(({ delay }) => delay)).toEqual([20]);
  const applied = timers.reduce((state, { event }) => machine.transition(state, event), waiting);
  expect(applied.value).toBe('committingBatch');
});

import { developMachine } from 'gatsby/dist/state-machines/develop/index.js';
import type { IBuildContext } from 'gatsby/dist/services';
import { expect, test, vi } from 'vitest';
import { allowSteadySaves } from './allow-steady-saves';

// Gatsby's reporter creates its own console, and the console of the tests has no constructor.
await vi.hoisted(async () => {
  console.Console = (await import('node:console')).Console;
});

allowSteadySaves();

/** The state machine of `gatsby develop`, without a site. */
const machine = developMachine.withContext({} as IBuildContext);

/** Returns whether Gatsby stops `develop` if nodes of a type change during each of twenty query runs. */
function endsOver(type: string): boolean {
  const change = { type: 'createNode', payload: [{ internal: { type } }] };
  let state = machine.getInitialState('runningQueries');
  for (let run = 0; run < 20; run++) {
    state = machine.transition(state, { type: 'ADD_NODE_MUTATION', payload: change });
    state = machine.transition(state, { type: 'done.invoke.run-queries' });
    if (state.actions.some((action) => action.type === 'panicBecauseOfInfiniteLoop')) return true;
    expect(state.value).toBe('recreatingPages');
    state = machine.transition(state, { type: 'done.invoke.recreate-pages', data: {} });
  }
  return false;
}

test('a writer may save during every run of the queries', () => {
  expect(endsOver('File')).toBe(false);
});

test('what changes other nodes during every run is a circle, and ends develop', () => {
  expect(endsOver('Doc')).toBe(true);
});

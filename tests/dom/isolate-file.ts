import { afterAll, vi } from 'vitest';

/*
 * Isolates a test file from earlier ones in the same worker: it gets new instances of the site's modules, and its
 * listeners on the window and the document are removed at the end. A separate worker and DOM for each file would take
 * longer.
 */

vi.resetModules();
// This call sets up the worker's fake clock, which records what timers exist. That must not happen later, while a test
// stubs a timer.
vi.useRealTimers();

const added: (() => void)[] = [];

for (const target of [window, document]) {
  const { addEventListener } = target;
  target.addEventListener = (...call: unknown[]) => {
    Reflect.apply(addEventListener, target, call);
    added.push(() => void Reflect.apply(target.removeEventListener, target, call));
  };
  added.push(() => (target.addEventListener = addEventListener));
}

afterAll(() => added.forEach((undo) => undo()));

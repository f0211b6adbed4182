import { afterAll, vi } from 'vitest';

/*
 * Isolates a test file from those that ran before it in the same worker: it gets new instances of the site's modules,
 * and listeners on the window and the document end with it. A worker and a DOM of its own would cost each file a second.
 */

vi.resetModules();
// On its first use in a worker the fake clock looks which timers there are, so that must not be while a test stubs one.
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

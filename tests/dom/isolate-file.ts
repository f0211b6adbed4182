import { afterAll, vi } from 'vitest';

/*
 * Isolates a test file from earlier ones in the same worker. The file gets new instances of the site's modules, and its
 * listeners on the window and the document are removed at the end. This is faster than a separate worker and DOM for
 * each file.
 */

vi.resetModules();
// Sets up the worker's fake clock now. The clock records the existing timers when it is set up, so that must not happen
// later, while a test replaces a timer.
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

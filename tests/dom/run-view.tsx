import { configure } from '@testing-library/dom';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { listen } from './reader';

/*
 * A view as it runs in the reader's browser: what a test does to it, and what comes later, is drawn before the test
 * looks.
 */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
configure({
  eventWrapper: (fire) => {
    let result: unknown;
    act(() => {
      result = fire();
    });
    return result;
  },
});

/** Runs a view on the page, in the place of what stands there, until the test ends. */
export function runView(view: ReactNode): { again: (view: ReactNode) => void } {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const again = (next: ReactNode) => act(() => root.render(next));
  again(view);
  listen(() => act(() => root.unmount()));
  return { again };
}

/** Does something that ends later, and waits until all of it is drawn. */
export const drawn = async (run: () => unknown): Promise<void> => {
  await act(async () => {
    await run();
  });
};

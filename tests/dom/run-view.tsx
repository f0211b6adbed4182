import { configure } from '@testing-library/dom';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { listen } from './reader';

/* Lets React render the results of events and later updates before the test looks, as in the reader's browser. */

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

/** Replaces the page's content with a running view until the test ends. */
export function runView(view: ReactNode): { again: (view: ReactNode) => void } {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const again = (next: ReactNode) => act(() => root.render(next));
  again(view);
  listen(() => act(() => root.unmount()));
  return { again };
}

/** Runs something asynchronous and waits until all its results are rendered. */
export const drawn = async (run: () => unknown): Promise<void> => {
  await act(async () => {
    await run();
  });
};

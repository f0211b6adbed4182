import { configure } from '@testing-library/dom';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { listen } from './reader';

/* Makes React render the results of events and later updates before the test continues. */

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

/** Replaces the page's content with a rendered view until the test ends. The returned function replaces the view. */
export function runView(view: ReactNode): { again: (view: ReactNode) => void } {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const again = (next: ReactNode) => act(() => root.render(next));
  again(view);
  listen(() => act(() => root.unmount()));
  return { again };
}

/** Runs a function, and waits until everything that it causes is rendered. */
export const drawn = async (run: () => unknown): Promise<void> => {
  await act(async () => {
    await run();
  });
};

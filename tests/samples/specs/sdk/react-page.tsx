// SPDX-License-Identifier: MIT
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Waits until requests are answered and the page has rendered the result. */
export const settle = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** Sets up an empty page for each test of a file, with the actions of a visitor. */
export function usePage() {
  const tab = {} as { page: HTMLElement; root: Root };
  const open = () => {
    tab.root = createRoot(tab.page);
  };
  const leave = () => act(async () => tab.root.unmount());
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    tab.page = document.createElement('main');
    document.body.replaceChildren(tab.page);
    open();
  });
  afterEach(leave);

  return {
    tab,
    render: (children: ReactNode) => act(async () => tab.root.render(children)),
    /** Leaves the page and opens it again, so that anything in memory is lost. */
    visitAgain: async () => {
      await leave();
      open();
    },
    press: (name: string) =>
      act(async () => {
        const buttons = [...tab.page.querySelectorAll('button')];
        const button = buttons.find(({ textContent }) => textContent === name);
        if (!button) throw new Error(`no button "${name}": ${tab.page.textContent}`);
        button.click();
      }),
    /** Waits until the page contains a text. */
    says: (text: string) =>
      vi.waitFor(
        async () => {
          await settle();
          expect(tab.page.textContent).toContain(text);
        },
        { timeout: 20_000 },
      ),
  };
}

// SPDX-License-Identifier: MIT
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Lets what was asked be answered, and the page say so. */
export const settle = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** An empty page for each test of a file, and what a visitor does with it. */
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
    /** What the page keeps in memory is gone then. */
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

import { afterEach, beforeEach, vi } from 'vitest';

/*
 * Implements the browser features that the site uses but jsdom lacks. Because jsdom has no layout, every element counts
 * as visible unless the element or an ancestor is hidden.
 */

/** Results of the media queries that depend on the reader's system. */
const system = new Map<string, boolean>();
const watchers = new Map<string, Set<() => void>>();

/** Changes a system setting, such as `(prefers-color-scheme: light)`. */
export function turnSystem(query: string, matches: boolean): void {
  system.set(query, matches);
  watchers.get(query)?.forEach((tell) => tell());
}

const matchMedia = (query: string) => ({
  get matches() {
    return system.get(query) ?? false;
  },
  addEventListener: (_: string, tell: () => void) => {
    watchers.set(query, (watchers.get(query) ?? new Set()).add(tell));
  },
  removeEventListener: (_: string, tell: () => void) => watchers.get(query)?.delete(tell),
});

class Sheet {
  replaceSync = (): void => undefined;
}

class Watching {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('ResizeObserver', Watching);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('scrollBy', vi.fn());
  Object.assign(document, { adoptedStyleSheets: [], elementFromPoint: () => null });
  Object.assign(Element.prototype, {
    scrollIntoView: vi.fn(),
    getClientRects(this: Element) {
      return this.closest('[hidden]') ? [] : [this.getBoundingClientRect()];
    },
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement, value?: string) {
      if (!this.open) return;
      this.open = false;
      if (value !== undefined) this.returnValue = value;
      this.dispatchEvent(new Event('close'));
    },
  });
});

afterEach(() => {
  system.clear();
  watchers.clear();
  vi.unstubAllGlobals();
});

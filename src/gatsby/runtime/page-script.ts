import type { Place } from '../scroll/place';

/** Shows the progress and the failure of a page load. */
export interface LoadDisplay {
  show: () => void;
  hide: () => void;
  /**
   * Shows what could not be loaded and why. Resolves with whether to try again. The optional signal is aborted when the
   * reader navigates elsewhere.
   */
  askToRetry: (title: string, reason: string, wish?: AbortSignal) => Promise<boolean>;
}

/** A navigation from one page to the next. */
export interface Navigation {
  to: Place;
  /** Null for the first page of a visit. */
  from: Place | null;
}

/**
 * What the page's first script provides to the app. The app gets it here instead of importing it, because modules that
 * both import stay separate in the first script and compress worse than a single module.
 */
export interface PageScript extends LoadDisplay {
  /** Called when the app has rendered a page. */
  routed: (navigation: Navigation) => void;
  /** Returns the button that was pressed last, if it is inside an element that the app is about to hydrate. */
  earlyClickIn: (element: Element) => HTMLElement | undefined;
}

let script: PageScript;

/** Called by the first script when it starts. */
export function setPageScript(started: PageScript): void {
  script = started;
}

/** Returns what the first script provides to the app. */
export const pageScript = (): PageScript => script;

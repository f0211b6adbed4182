import type { Place } from '../scroll/place';

/** Functions that show the progress and the failure of a page load. */
export interface LoadDisplay {
  show: () => void;
  hide: () => void;
  /**
   * Shows a box that reports which page could not be loaded and why. Resolves with whether the reader wants to retry.
   * The optional signal is aborted when the reader navigates elsewhere.
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
 * Functions that the page's first script provides to the app. The app calls them through this module instead of
 * importing them. A module that both the first script and the app import would stay separate in the first script, which
 * would then compress worse.
 */
export interface PageScript extends LoadDisplay {
  /** Called when the app has rendered a page. */
  routed: (navigation: Navigation) => void;
  /** Returns the button that was pressed last, if it is inside an element that the app is about to hydrate. */
  earlyClickIn: (element: Element) => HTMLElement | undefined;
}

let script: PageScript;

/** Stores the functions that the first script provides to the app. The first script calls this when it starts. */
export function setPageScript(started: PageScript): void {
  script = started;
}

/** Returns the functions that the first script provides to the app. */
export const pageScript = (): PageScript => script;

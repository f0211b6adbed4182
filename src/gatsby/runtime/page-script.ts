import type { Place } from '../scroll/place';

/** What shows how a load goes. */
export interface LoadState {
  show: () => void;
  hide: () => void;
  /**
   * Says what could not be loaded and why, and resolves with whether to try again. The signal, if there is one, says
   * that the reader wants something else.
   */
  askToRetry: (title: string, reason: string, wish?: AbortSignal) => Promise<boolean>;
}

/** From one page to the next. */
export interface Navigation {
  to: Place;
  /** Null for the first page of a visit. */
  from: Place | null;
}

/**
 * What the script that came with the page does for the app. The app asks for it here, and imports nothing of it: what
 * both import stands in the first script as modules of their own, which compress worse than one.
 */
export interface PageScript extends LoadState {
  /** The app has drawn a page. */
  routed: (navigation: Navigation) => void;
  /** The button that was pressed last, if it is in an element that the app takes over. */
  pressedIn: (element: Element) => HTMLElement | undefined;
}

let script: PageScript;

/** For the script, when it starts. */
export function setPageScript(started: PageScript): void {
  script = started;
}

/** For the app, which the script itself starts. */
export const pageScript = (): PageScript => script;

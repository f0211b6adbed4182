/** Replaces the modules that `stub-modules.ts` leaves out. */

/** The Head API's handler, which Gatsby calls after every navigation. Helmet writes the head instead. */
export function headHandlerForBrowser(): void {
  // Nothing to do.
}

/** Replaces Gatsby's scroll handling, which would scroll on every navigation. Only renders its children. */
export const ScrollContext = ({ children }: { children: unknown }) => children;

/** Would restore the position of a scrolling container, but no page has one. */
export function useScrollRestoration(): void {
  // Nothing to do.
}

/** Would copy statics from one component to another, but none have any. */
export default function hoistNonReactStatics<T>(component: T): T {
  return component;
}

/** Replaces the modules that `replace-modules.ts` leaves out. */

/**
 * Replaces the Head API's handler, which Gatsby calls after every navigation. It does nothing, because Helmet writes
 * the head.
 */
export function headHandlerForBrowser(): void {
  // Nothing to do.
}

/** Replaces Gatsby's scroll handling, which would scroll on every navigation. Only renders its children. */
export const ScrollContext = ({ children }: { children: unknown }) => children;

/** Does nothing. Gatsby's own function would restore the position of a scrolling container, but no page has one. */
export function useScrollRestoration(): void {
  // Nothing to do.
}

/**
 * Returns the component unchanged. The original would copy statics to it from another component, but no component has
 * any.
 */
export default function hoistNonReactStatics<T>(component: T): T {
  return component;
}

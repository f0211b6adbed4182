/** Stands for what `leave-out-unused.ts` leaves out. */

/** The Head API's handler, which Gatsby calls after every navigation. Helmet writes the head. */
export function headHandlerForBrowser(): void {
  // Nothing to do.
}

/** What would scroll at every navigation, to a hash before all else; it draws what is in it. */
export const ScrollContext = ({ children }: { children: unknown }) => children;

/** For a container that scrolls: no page has one. */
export function useScrollRestoration(): void {
  // Nothing to do.
}

/** Copies statics from one component to another, where there are any. */
export default function hoistNonReactStatics<T>(component: T): T {
  return component;
}

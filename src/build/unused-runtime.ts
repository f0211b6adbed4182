/** Stands for what `leave-out-unused.ts` leaves out. */

/** The Head API's handler, which Gatsby calls after every navigation. Helmet writes the head. */
export function headHandlerForBrowser(): void {
  // Nothing to do.
}

/** Copies statics from one component to another, where there are any. */
export default function hoistNonReactStatics<T>(component: T): T {
  return component;
}

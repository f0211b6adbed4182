/** Stands for the Head API's handler, which Gatsby calls after every navigation. See `leave-out-unused.ts`. */
export function headHandlerForBrowser(): void {
  // Helmet writes the head.
}

/** Stands for hoist-non-react-statics, which emotion imports by default and calls in `withTheme` alone. */
export default function hoistNothing<T>(target: T): T {
  return target;
}

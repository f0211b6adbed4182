/** Stands for the Head API's handler, which Gatsby calls after every navigation. See `leave-out-unused.ts`. */
export function headHandlerForBrowser(): void {
  // Helmet writes the head.
}

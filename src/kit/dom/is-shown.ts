/** Whether an element is rendered: neither hidden nor in a closed `details`. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && !element.closest('details:not([open]) > :not(summary)');

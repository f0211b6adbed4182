/** Whether an element is drawn: neither hidden nor part of a closed `details`. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && !element.closest('details:not([open]) > :not(summary)');

/** Returns the index step for ArrowRight in a row of items: 1, or -1 if the row is right-to-left. */
export const readingStep = (element: Element): 1 | -1 =>
  SEVERAL_LOCALES && getComputedStyle(element).direction === 'rtl' ? -1 : 1;

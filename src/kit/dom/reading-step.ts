/** Steps to the next of things in a row when ArrowRight is pressed: 1, or -1 where the row is read from the right. */
export const readingStep = (element: Element): 1 | -1 =>
  SEVERAL_LOCALES && getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** What makes a page wider than its window, if anything does. Runs in the page, and knows nothing outside of itself. */
export function sticksOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(0, 5);
  return [`${scrollWidth} px`, ...wide];
}

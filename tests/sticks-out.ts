/**
 * Returns the elements that make a page wider than its window. It runs in the page, so it can't use variables of this
 * file.
 */
export function sticksOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(0, 5);
  return [`${scrollWidth} px`, ...wide];
}

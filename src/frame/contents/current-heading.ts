import { delegate, listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { hashTarget } from '../../kit/dom/links';
import { isShown, keepInSight } from '../../kit/dom/visibility';
import { CONTENTS } from './names';

/**
 * Whether the page is scrolled to its end. False on a page that does not scroll, where the reader is at the beginning.
 */
const isAtEnd = (): boolean =>
  scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;

/**
 * Marks the current heading in the table of contents and scrolls the table so that the mark is visible. Called whenever
 * a page has been rendered. A heading that the reader has jumped to stays marked until they scroll, because a heading
 * near the end of a page cannot be scrolled to the top.
 */
export function watchCurrentHeading(): Stop {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`[${CONTENTS}] a[href^="#"]`)];
  if (!links[0]) return () => undefined;
  let jumpedTo = hashTarget(location.hash);
  let hasScrolled = false;
  let marked: HTMLAnchorElement | undefined;
  let frame = 0;
  const mark = () => {
    const line = isAtEnd() ? Infinity : innerHeight / 4;
    let above: HTMLAnchorElement | undefined;
    let jump: HTMLAnchorElement | undefined;
    for (const link of links) {
      const heading = hashTarget(link.hash);
      const top = heading && isShown(heading) ? heading.getBoundingClientRect().top : NaN;
      if (top <= line) {
        above = link;
        if (top >= 0 && heading === jumpedTo) jump = link;
      }
    }
    if (hasScrolled && !jump) jumpedTo = null;
    hasScrolled = false;
    frame = 0;
    const current = jump ?? above;
    for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
    // The table does not scroll under a mouse, so that the reader presses the link that they are pointing at. It
    // catches up once the mouse has left. On a touch screen, a link stays hovered long after it was tapped.
    const isPointedAt = () =>
      current?.closest(`[${CONTENTS}]:hover`) && !matchMedia('(pointer:coarse)').matches;
    if (current !== marked && !isPointedAt()) {
      if (current) keepInSight(current);
      marked = current;
    }
  };
  const markSoon = () => {
    frame ||= requestAnimationFrame(mark);
  };
  const onScroll = () => {
    hasScrolled = true;
    markSoon();
  };
  // Headings also move without scrolling, for example when a filter hides a part of the page, so watch the size of the
  // page.
  const sizes = new ResizeObserver(markSoon);
  sizes.observe(document.body);
  mark();
  return stopAll(
    listen(window, 'scroll', onScroll, { passive: true }),
    listen(window, 'resize', markSoon),
    delegate('click', 'a[href*="#"]', (link) => {
      jumpedTo = hashTarget((link as HTMLAnchorElement).hash);
      markSoon();
    }),
    () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
    },
  );
}

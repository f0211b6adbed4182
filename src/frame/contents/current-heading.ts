import { listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { hashTarget } from '../../kit/dom/hash-target';
import { CONTENTS } from './names';

/** Marks in the table of contents the heading that the reader is under; called whenever a page has been drawn. */
export function watchCurrentHeading(): Stop {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`[${CONTENTS}] a[href^="#"]`)];
  const headings = links.flatMap((link) => hashTarget(link.hash) ?? []);
  if (headings.length === 0) return () => undefined;
  let frame = 0;
  const mark = () => {
    frame = 0;
    const line = window.innerHeight * 0.25;
    const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const above = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
    const current = atEnd && window.scrollY > 0 ? headings.at(-1) : above.at(-1);
    for (const link of links) {
      if (current && link.hash === `#${encodeURIComponent(current.id)}`)
        link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(mark);
  };
  mark();
  return stopAll(
    listen(window, 'scroll', onScroll, { passive: true }),
    listen(window, 'resize', onScroll),
    () => cancelAnimationFrame(frame),
  );
}

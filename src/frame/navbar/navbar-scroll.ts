import { closestTo, listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { NAVBAR, NAVBAR_HIDDEN } from './names';

/**
 * Hides the navbar while the reader scrolls down and shows it when they scroll up. While the page is scrolled by no
 * more than the navbar's height, the navbar is always shown. After a jump to a hash target it is hidden, because it
 * would cover the heading. Styles keep the navbar visible while it contains the focus.
 */
export function startNavbarScroll(): Stop {
  const root = document.documentElement;
  let last = scrollY;
  let jumped = false;
  const set = (hidden: boolean) => {
    root.toggleAttribute(NAVBAR_HIDDEN, hidden);
  };
  const onScroll = () => {
    const now = scrollY;
    const height = document.querySelector(`[${NAVBAR}]`)?.clientHeight ?? 0;
    if (jumped) set(now > height);
    else if (now <= height) set(false);
    // Ignore the bounce at the end of the page, which is not an intent to scroll up.
    else if (now !== last && now + innerHeight <= root.scrollHeight) set(now > last);
    jumped = false;
    last = now;
  };
  const onJump = () => {
    jumped = true;
    requestAnimationFrame(onScroll);
  };
  const onClick = (event: MouseEvent) => {
    if (closestTo(event, 'a[href*="#"]')) jumped = true;
  };
  return stopAll(
    listen(window, 'scroll', onScroll, { passive: true }),
    listen(window, 'hashchange', onJump),
    listen(document, 'click', onClick),
  );
}

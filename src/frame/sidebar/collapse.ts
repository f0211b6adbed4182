import { delegate, type Stop } from '../../kit/dom/delegate';
import { COLLAPSE } from '../../kit/names';

/**
 * Returns the duration in ms for opening or closing an element of a height in px. The formula is Material's for size
 * changes, in which h is the height in units of 36 px.
 */
function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const h = height / 36;
  return Math.round((4 + 15 * h ** 0.25 + h / 5) * 10);
}

const running = new WeakMap<HTMLElement, Animation>();

function animate(details: HTMLDetailsElement, opening: boolean): void {
  const body = details.querySelector<HTMLElement>(':scope > :not(summary)');
  if (!body) return;
  running.get(details)?.cancel();
  if (opening) details.open = true;
  const height = body.scrollHeight;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const frames = [
    { height: '0px', overflow: 'hidden' },
    { height: `${height}px`, overflow: 'hidden' },
  ];
  const animation = body.animate(opening ? frames : frames.reverse(), {
    duration: collapseDuration(height, reduced),
    easing: 'ease-in-out',
  });
  running.set(details, animation);
  animation.onfinish = () => {
    running.delete(details);
    if (!opening) details.open = false;
  };
}

/**
 * Animates the opening and closing of `details` elements that have the attribute COLLAPSE. Without scripts, they open
 * and close immediately.
 */
export function startCollapse(): Stop {
  return delegate('click', `details[${COLLAPSE}] > summary`, (summary, event) => {
    const details = summary.parentElement;
    if (!(details instanceof HTMLDetailsElement) || event.defaultPrevented) return;
    event.preventDefault();
    animate(details, !details.open);
  });
}

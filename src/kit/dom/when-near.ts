/** Distance from the edges of the window at which a heavy part starts to load. */
const MARGIN = '300px';

/**
 * Resolves when an element is near the window, or when the reader interacts with it by pointer, keyboard or touch.
 * Resolves immediately if the browser has no IntersectionObserver.
 */
export async function whenNear(element: Element): Promise<void> {
  if (!('IntersectionObserver' in window)) return;
  await new Promise<void>((resolve) => {
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    const done = () => {
      observer.disconnect();
      for (const type of events) element.removeEventListener(type, done);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    for (const type of events) element.addEventListener(type, done, { passive: true });
  });
}

/** How far below the edge of the window a heavy part starts to load. */
const MARGIN = '300px';

/**
 * Resolves once an element is near the window or the reader reaches for it: with pointer, keyboard or touch. At
 * once where the browser cannot tell.
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

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { REPLACEMENT } from '../../kit/dom/follow-translation';
import { COMPONENT } from './names';

/**
 * Takes over the markup that the server has drawn. Markup that a browser has translated meanwhile is no longer what
 * React expects, which would report an error for it: it is drawn again, and components that are still to come keep
 * what the server has drawn of them, so that nothing below them moves.
 */
export function takeOverMarkup(element: Element, view: ReactNode): Root {
  if (!element.querySelector(REPLACEMENT)) return hydrateRoot(element, view);
  const components = () => [...element.querySelectorAll(`[${COMPONENT}]`)];
  const served = components().map(({ innerHTML }) => innerHTML);
  const root = createRoot(element);
  flushSync(() => root.render(view));
  components().forEach((place, index) => {
    if (!place.firstChild) place.innerHTML = served[index] ?? '';
  });
  return root;
}

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { REPLACEMENT } from '../../kit/dom/follow-translation';
import { COMPONENT } from './names';

/**
 * Hydrates server-rendered markup. If a browser has translated the markup, React would report that the markup does not
 * match the view. In that case the view is rendered again instead, and components that have not loaded keep their
 * served markup, so that nothing below them moves.
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

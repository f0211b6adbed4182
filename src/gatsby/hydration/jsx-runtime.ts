import { Fragment, jsx as createElement, jsxs as createElements } from 'react/jsx-runtime';
import type { ElementType, Key, ReactElement } from 'react';

type Props = Record<string, unknown>;
type Create = (type: ElementType, props: Props, key?: Key) => ReactElement;

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';

/**
 * Joins texts that have no element between them into the first of them. The places of the others stay, empty, so that
 * React takes every later child for the one that it was.
 */
export function joinTexts(children: readonly unknown[]): readonly unknown[] {
  const joined = [...children];
  let first: number | undefined;
  joined.forEach((child, index) => {
    if (isText(child)) {
      if (first === undefined) first = index;
      else {
        joined[first] = String(joined[first]) + String(child);
        joined[index] = null;
      }
    }
    // Nothing is drawn for these, so the texts on both sides of them touch.
    else if (typeof child !== 'boolean' && child !== null && child !== undefined) first = undefined;
  });
  return joined;
}

const joining =
  (create: Create): Create =>
  (type, props, key) =>
    create(
      type,
      Array.isArray(props.children) ? { ...props, children: joinTexts(props.children) } : props,
      key,
    );

export { Fragment };
export const jsx: Create = joining(createElement as Create);
export const jsxs: Create = joining(createElements as Create);

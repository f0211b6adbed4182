import { Fragment, jsx as createElement, jsxs as createElements } from 'react/jsx-runtime';
import type { ElementType, Key, ReactElement } from 'react';

type Props = Record<string, unknown>;
type Create = (type: ElementType, props: Props, key?: Key) => ReactElement;

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';

/**
 * Joins adjacent text children into the first of them. The others become null, so that React still matches every later
 * child by its position.
 *
 * @example
 * `joinTexts(['a', 'b', element, 'c'])` returns `['ab', null, element, 'c']`
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
    // Booleans, null and undefined render nothing, so the texts on both sides of them are adjacent.
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

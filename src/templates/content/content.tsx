import { createElement, Fragment, memo, type ReactNode } from 'react';
import type { InteractiveComponent } from '../../site/content/interactive-components';
import { placeOf, type ContentNode } from '../../site/content/content-tree';
import { UNTIL_FOUND } from '../../kit/names';
import { LateComponent } from './late-component';
import { RUN } from './names';

/** Markup that was read from the document, kept in case the first page of the visit is rendered again later. */
const taken = new WeakMap<ContentNode & object, string>();

/**
 * Renders the compiled body of a doc. Markup is inserted unescaped, because the compiler generates it from our own
 * files. The component is memoized, because every change of the hash renders the page again.
 */
export const Content = memo(function Content({ nodes }: { nodes: readonly ContentNode[] }) {
  return <>{nodes.map((node, index) => draw(node, index, ''))}</>;
});

function draw(node: ContentNode, index: number, owner: string): ReactNode {
  if (typeof node === 'string') return node;
  const place = placeOf(owner, index);
  if ('html' in node || 'run' in node) {
    const Run = node.inline ? 'span' : 'div';
    const html = 'html' in node ? node.html : markupOf(node);
    return <Run key={place} {...{ [RUN]: place }} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  if ('component' in node) {
    const { component, props } = node;
    return (
      <LateComponent
        key={place}
        name={component as InteractiveComponent}
        props={props as Record<string, never>}
      />
    );
  }
  const children = node.children.map((child, at) => draw(child, at, place));
  // The reader's choices may have changed `hidden` and `open` before hydration, so suppress the warning about that.
  return createElement(
    node.tag,
    {
      ...rename(node.props),
      key: place,
      suppressHydrationWarning: true,
      ...(node.props.hidden && { ref: keepFindable }),
    },
    <Fragment>{children}</Fragment>,
  );
}

/** Restores the value of `hidden`, which React omits. Without the value, find-in-page would skip the panel. */
function keepFindable(panel: HTMLElement | null): void {
  if (panel?.hidden) panel.setAttribute('hidden', UNTIL_FOUND);
}

function markupOf(node: { run: string }): string {
  const known = taken.get(node);
  if (known !== undefined) return known;
  const html = document.querySelector(`[${RUN}="${node.run}"]`)?.innerHTML ?? '';
  taken.set(node, html);
  return html;
}

function rename({
  class: className,
  className: classNames,
  tabindex,
  ...props
}: Record<string, string | number | boolean>) {
  const named = className ?? classNames;
  return {
    ...props,
    ...(named && { className: named }),
    ...(tabindex !== undefined && { tabIndex: tabindex }),
  };
}

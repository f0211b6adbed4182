/** What the modal's outermost element says of itself instead of "button". */
const ATTRIBUTES = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search' };

/** Left over from the combobox that the element is not. */
const LEFT_OVER = [
  'aria-expanded',
  'aria-haspopup',
  'aria-owns',
  'aria-controls',
  'aria-labelledby',
  'tabindex',
];

/**
 * Makes DocSearch's container the dialog that it is, also after React has written to it, and keeps what is behind
 * out of reach; returns how to undo it.
 */
export function mendDialog(container: HTMLElement): () => void {
  const page = document.getElementById('___gatsby');
  page?.toggleAttribute('inert', true);
  // Inside a dialog they are neither the page's header nor its footer.
  for (const part of container.querySelectorAll('header, footer')) part.role = 'none';
  const stopDialog = watch(container, { attributes: true }, () => mendAttributes(container));
  const stopLists = watch(container, { childList: true, subtree: true }, () =>
    mendLists(container),
  );
  return () => {
    stopDialog();
    stopLists();
    page?.removeAttribute('inert');
  };
}

function watch(target: HTMLElement, what: MutationObserverInit, mend: () => void): () => void {
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(target, what);
  return () => observer.disconnect();
}

function mendAttributes(container: HTMLElement): void {
  for (const [name, value] of Object.entries(ATTRIBUTES)) {
    if (container.getAttribute(name) !== value) container.setAttribute(name, value);
  }
  for (const name of LEFT_OVER) container.removeAttribute(name);
}

/** Every list has the same id and name; the field names them by ids of their own, which their options tell. */
function mendLists(container: HTMLElement): void {
  for (const list of container.querySelectorAll('[role="listbox"]')) {
    const option = list.querySelector('[role="option"]');
    const id = option?.id.replace(/-item-\d+$/, '-list');
    if (id && list.id !== id) list.id = id;
    const name = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent;
    if (!name || list.ariaLabel === name) continue;
    list.removeAttribute('aria-labelledby');
    list.ariaLabel = name;
  }
}

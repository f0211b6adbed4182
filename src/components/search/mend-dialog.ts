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

/** Makes DocSearch's container the dialog that it is, also after React has written to it; returns how to stop. */
export function mendDialog(container: HTMLElement): () => void {
  const mend = () => {
    for (const [name, value] of Object.entries(ATTRIBUTES)) {
      if (container.getAttribute(name) !== value) container.setAttribute(name, value);
    }
    for (const name of LEFT_OVER) container.removeAttribute(name);
  };
  mend();
  // Inside a dialog they are neither the page's header nor its footer.
  for (const part of container.querySelectorAll('header, footer')) part.role = 'none';
  const page = document.getElementById('___gatsby');
  page?.toggleAttribute('inert', true);
  const observer = new MutationObserver(mend);
  observer.observe(container, { attributes: true });
  return () => {
    observer.disconnect();
    page?.removeAttribute('inert');
  };
}

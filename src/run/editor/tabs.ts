/** A file that can be shown. */
export interface Tab {
  path: string;
  name: string;
}

/**
 * A list of tabs as WAI-ARIA describes it: the arrow keys select a tab, and the Tab key reaches only the selected tab.
 */
export interface Tabs {
  element: HTMLElement;
  select(path: string): void;
}

/**
 * Makes tabs for files above a panel.
 *
 * @param chosen called with the path of the file that the reader selects
 */
export function tabs(
  list: readonly Tab[],
  first: string,
  chosen: (path: string) => void,
  panel: HTMLElement,
): Tabs {
  const element = document.createElement('div');
  element.setAttribute('role', 'tablist');
  panel.id = 'panel';
  panel.setAttribute('role', 'tabpanel');
  const buttons = list.map(({ path, name }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.id = `tab-${path}`;
    button.textContent = name;
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-controls', panel.id);
    button.addEventListener('click', () => chosen(path));
    return button;
  });
  const select = (path: string) => {
    list.forEach((tab, index) => {
      const isShown = tab.path === path;
      buttons[index]?.setAttribute('aria-selected', String(isShown));
      if (buttons[index]) buttons[index].tabIndex = isShown ? 0 : -1;
    });
    panel.setAttribute('aria-labelledby', `tab-${path}`);
  };
  element.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const now = buttons.findIndex((button) => button.tabIndex === 0);
    const next = (now + step + buttons.length) % buttons.length;
    chosen(list[next]?.path ?? first);
    buttons[next]?.focus();
  });
  select(first);
  element.append(...buttons);
  return { element, select };
}

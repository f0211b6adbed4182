import { makeElement } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import type { LinkedType } from '../../site/samples/sample-types';
import { TYPES } from '../code/names';
import { drawNames } from './name-types';
import { NAME, WALKED } from './names';

/**
 * Lets the reader walk through the names of a block with the arrow keys, or stops it if it is on. The focused name
 * shows its type, and Enter opens its entry in the reference.
 *
 * @param button the pressed button of the block
 */
export async function walkNames(button: HTMLElement): Promise<void> {
  const block = button.closest<HTMLElement>(`[${TYPES}]`);
  const code = block?.querySelector('pre[role]');
  if (!block || !code) return;
  const names = () => [...block.querySelectorAll<HTMLElement>(`[${NAME}]`)];
  button.parentElement?.querySelector('[role=alert]')?.remove();
  let types: LinkedType[];
  try {
    types = await drawNames(block);
  } catch (error) {
    console.warn('The types could not be loaded.', error);
    const alert = makeElement('span', {}, ` ${message('The types could not be loaded.')}`);
    alert.setAttribute('role', 'alert');
    button.after(alert);
    return;
  }
  const hrefOf = (name: Element) => types[Number(name.getAttribute(NAME))]?.href;
  /** Makes a name the only one that Tab reaches, so that a block adds one tab stop, and focuses it. */
  const go = (name?: HTMLElement) => {
    for (const each of names())
      for (const attribute of ['tabindex', 'role', 'aria-label']) each.removeAttribute(attribute);
    if (!name) return;
    const isLink = hrefOf(name) !== undefined;
    name.setAttribute('role', isLink ? 'link' : 'note');
    // Unlike a link, a note has no accessible name from its text, so a screen reader would read only its type.
    if (!isLink) name.setAttribute('aria-label', name.textContent);
    name.tabIndex = 0;
    name.focus();
  };
  const follow = (name: HTMLElement) => {
    const href = hrefOf(name);
    if (href === undefined) return;
    const link = makeElement('a', { href });
    name.append(link);
    link.click();
    link.remove();
  };
  const onKey = (event: KeyboardEvent) => {
    const at = names().findIndex((name) => name === event.target);
    const name = names()[at];
    if (!name || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) go(names().at(next % names().length));
    else if (event.key === 'Enter') follow(name);
    else return;
    event.preventDefault();
  };
  const isWalked = block.classList.toggle(WALKED);
  button.setAttribute('aria-pressed', String(isWalked));
  // Otherwise a screen reader would keep the arrow keys for itself.
  code.setAttribute('role', isWalked ? 'application' : 'group');
  if (isWalked)
    code.setAttribute(
      'aria-description',
      message('The arrow keys move between names. Enter opens the reference.'),
    );
  else code.removeAttribute('aria-description');
  go(isWalked ? names()[0] : undefined);
  block.onkeydown = isWalked ? onKey : null;
}

import { copyByButton } from '../../kit/dom/copy-by-button';
import { delegate, listen, type Stop, stopAll } from '../../kit/dom/delegate';
import { NARROW } from '../../kit/styles/breakpoints';
import {
  CODE,
  CODE_AFTER,
  CODE_BEFORE,
  CODE_COPY,
  CODE_WRAP,
  COPY_BEFORE,
  COPY_VALUE,
  DELETED,
  INDENT,
  LINE,
  UNWRAPPED,
  WRAPPED,
} from './names';

/** Returns the code of a block, indented as in its file. Lines marked as removed are left out. */
function codeOf(block: Element): string {
  const pre = block.querySelector('pre[role]');
  const indent = ' '.repeat(Number(pre?.getAttribute(INDENT) ?? 0));
  const lines = pre?.querySelectorAll(`.${LINE}:not(.${DELETED})`) ?? [];
  return Array.from(lines, ({ textContent: line }) => (line ? indent + line : '')).join('\n');
}

/**
 * Returns the code that a block's copy button copies: the file's code before the block, the block's own code, and the
 * file's code after the block.
 */
function wholeOf(block: Element): string {
  const part = (place: string) => block.querySelector(`.${place}`)?.textContent ?? '';
  const before = part(CODE_BEFORE);
  const after = part(CODE_AFTER);
  const gap = /^\s*\}/.test(after) ? '\n' : '\n\n';
  return (before && `${before}\n\n`) + codeOf(block) + (after && gap + after);
}

const narrowWindow = () => matchMedia(NARROW);

const codeBeside = (button: Element) =>
  button.closest(`.${CODE}`)?.querySelector('pre[role]')?.classList;

/**
 * Sets `aria-pressed` on each wrap button: true if the lines of its block wrap. On a phone all code wraps, unless the
 * reader has chosen otherwise. Called whenever a page has been rendered.
 */
export function tellWrapped(): void {
  const { matches: narrow } = narrowWindow();
  for (const button of document.querySelectorAll(`[${CODE_WRAP}]`)) {
    const code = codeBeside(button);
    const wraps = code?.contains(narrow ? UNWRAPPED : WRAPPED) !== narrow;
    button.setAttribute('aria-pressed', String(wraps));
  }
}

/** Starts the copy and wrap buttons of code blocks, and the buttons that copy the text of the element before them. */
export function startCodeBlocks(): Stop {
  return stopAll(
    listen(narrowWindow(), 'change', tellWrapped),
    delegate('click', `[${CODE_COPY}]`, (button) => {
      const block = button.closest(`.${CODE}`);
      if (block) void copyByButton(button, wholeOf(block), button.getAttribute(CODE_COPY) ?? '');
    }),
    delegate('click', `[${COPY_BEFORE}]`, (button) => {
      void copyByButton(button, button.previousElementSibling?.textContent ?? '');
    }),
    delegate('click', `[${CODE_WRAP}]`, (button) => {
      const wraps = button.getAttribute('aria-pressed') === 'true';
      codeBeside(button)?.toggle(WRAPPED, !wraps);
      codeBeside(button)?.toggle(UNWRAPPED, wraps);
      button.setAttribute('aria-pressed', String(!wraps));
    }),
  );
}

/**
 * Starts the buttons that copy a whole value, such as an address. A button copies its own value or, if that is empty,
 * the text of the element before its group of buttons.
 */
export function startCopyValue(): Stop {
  return delegate('click', `[${COPY_VALUE}]`, (button) => {
    const copyValue = button.getAttribute(COPY_VALUE) ?? '';
    const before = button.parentElement?.previousElementSibling?.textContent ?? '';
    void copyByButton(button, copyValue === '' ? before : copyValue);
  });
}

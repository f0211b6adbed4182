import { copyByButton } from './copy-button';
import { delegate, stopAll, type Stop } from './delegate';

const linesOf = (block: Element) =>
  block.querySelectorAll<HTMLElement>('code > .line:not(.deleted)');

/** The copy and wrap buttons of code blocks. Lines marked as removed are not copied; a value's button copies it. */
export function startCodeBlocks(): Stop {
  return stopAll(
    delegate('click', '[data-code-copy]', (button) => {
      const block = button.closest('.code');
      if (!block) return;
      void copyByButton(button, Array.from(linesOf(block), (line) => line.textContent).join('\n'));
    }),
    delegate('click', '[data-copy-before]', (button) => {
      void copyByButton(button, button.previousElementSibling?.textContent ?? '');
    }),
    delegate('click', '[data-code-wrap]', (button) => {
      const wrapped = button.closest('.code')?.querySelector('pre')?.classList.toggle('code-wrap');
      button.setAttribute('aria-pressed', String(wrapped ?? false));
    }),
  );
}

import { copyText } from './copy-text';
import { delegate, stopAll, type Stop } from './delegate';

/** How long "Copied" stands, in ms. */
const RESET = 1000;

const linesOf = (block: Element) =>
  block.querySelectorAll<HTMLElement>('code > .line:not(.deleted)');

function copy(button: HTMLElement, text: string): void {
  void copyText(text).then((copied) => {
    button.textContent = copied ? 'Copied' : 'Failed';
    window.setTimeout(() => (button.textContent = 'Copy'), RESET);
  });
}

/** The copy and wrap buttons of code blocks. Lines marked as removed are not copied; a value's button copies it. */
export function startCodeBlocks(): Stop {
  return stopAll(
    delegate('click', '[data-code-copy]', (button) => {
      const block = button.closest('.code');
      if (!block) return;
      copy(button, Array.from(linesOf(block), (line) => line.textContent).join('\n'));
    }),
    delegate('click', '[data-copy-before]', (button) => {
      copy(button, button.previousElementSibling?.textContent ?? '');
    }),
    delegate('click', '[data-code-wrap]', (button) => {
      const wrapped = button.closest('.code')?.querySelector('pre')?.classList.toggle('code-wrap');
      button.setAttribute('aria-pressed', String(wrapped ?? false));
    }),
  );
}

import { copyByButton } from '../../kit/dom/copy-by-button';
import { delegate, stopAll, type Stop } from '../../kit/dom/delegate';

/** The code that a block is about, set in as within its file. Lines marked as removed are left out. */
function codeOf(block: Element): string {
  const pre = block.querySelector<HTMLElement>('pre[role]');
  const indent = ' '.repeat(Number(pre?.dataset.indent ?? 0));
  const lines = pre?.querySelectorAll('.line:not(.deleted)') ?? [];
  return Array.from(lines, ({ textContent: line }) => (line ? indent + line : '')).join('\n');
}

/** All that a block has to give: what its code needs before it, the code, and what closes the file. */
function wholeOf(block: Element): string {
  const part = (place: string) => block.querySelector(`.code-${place}`)?.textContent ?? '';
  const before = part('before');
  const after = part('after');
  const gap = /^\s*\}/.test(after) ? '\n' : '\n\n';
  return (before && `${before}\n\n`) + codeOf(block) + (after && gap + after);
}

/** The copy and wrap buttons of code blocks; a value's button copies it. */
export function startCodeBlocks(): Stop {
  return stopAll(
    delegate('click', '[data-code-copy]', (button) => {
      const block = button.closest('.code');
      if (block) void copyByButton(button, wholeOf(block), button.dataset.codeCopy);
    }),
    delegate('click', '[data-copy-before]', (button) => {
      void copyByButton(button, button.previousElementSibling?.textContent ?? '');
    }),
    delegate('click', '[data-code-wrap]', (button) => {
      const pre = button.closest('.code')?.querySelector('pre[role]');
      const wrapped = pre?.classList.toggle('code-wrap');
      button.setAttribute('aria-pressed', String(wrapped ?? false));
    }),
  );
}

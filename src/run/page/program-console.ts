import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import type { Level } from '../program/program-messages';

/** Shows the lines that a program prints. */
export interface ProgramConsole {
  element: HTMLElement;
  print(text: string, level: Level): void;
  clear(): void;
}

/** Makes an empty console. Screen readers announce new lines as they are printed. */
export function programConsole(): ProgramConsole {
  const lines = make('pre', { className: 'run-console', tabIndex: 0 });
  lines.setAttribute('role', 'log');
  lines.setAttribute('aria-label', message('Printed'));
  const element = make('section', { hidden: true }, make('h3', {}, message('Printed')), lines);
  return {
    element,
    print: (text, level) => {
      element.hidden = false;
      const line = make('span', {}, `${text}\n`);
      if (level !== 'log') line.className = 'run-failed';
      lines.append(line);
    },
    clear: () => {
      lines.replaceChildren();
      element.hidden = true;
    },
  };
}

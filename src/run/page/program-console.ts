import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import type { Level } from '../program/program-messages';

/** Where a program's lines are shown, and how one is added. */
export interface ProgramConsole {
  element: HTMLElement;
  print(text: string, level: Level): void;
  clear(): void;
}

/** An empty console. What is printed is read aloud as it comes. */
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

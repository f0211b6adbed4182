import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import type { Level } from '../program/program-messages';
import type { RunResult } from '../scenario/run-result';
import type { ProgramDeeds } from '../worker/worker';
import { drawResult, drawRevert } from './draw-result';
import type { Explanations } from './explanations';

/** Renders a program's effects on the chain: its transactions, each collapsed, and the last call that reverted. */
export function drawDeeds(
  { transactions, left, refused }: ProgramDeeds,
  known: Explanations,
): HTMLElement[] {
  const title =
    transactions.length === 0
      ? message('No transactions: the program only reads')
      : message('Transactions: {count}', { count: transactions.length + left });
  return [
    ...(refused ? [make('div', {}, ...drawRevert(refused, known))] : []),
    make(
      'section',
      {},
      make('h3', {}, title),
      ...(left > 0
        ? [make('p', {}, message('The first {count} are not shown.', { count: left }))]
        : []),
      ...transactions.map((each, index) => drawTransaction(each, left + index + 1, known)),
    ),
  ];
}

function drawTransaction(result: RunResult, number: number, known: Explanations): HTMLElement {
  const { call, gasUsed = 0, revert } = result;
  const name = call.function || (call.type.startsWith('CREATE') ? 'constructor' : 'receive');
  const summary = make(
    'summary',
    {},
    `${number}. `,
    make('b', {}, `${call.to}.${name}`),
    make(
      'span',
      { className: 'run-gas' },
      ` ${message('{gas} gas', { gas: gasUsed.toLocaleString('en') })}`,
    ),
    ...(revert ? [make('span', { className: 'run-failed' }, ` ${revert.message}`)] : []),
  );
  return make('details', { className: 'run-transaction' }, summary, ...drawResult(result, known));
}

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

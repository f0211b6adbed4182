import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { button } from './open-dialog';

/** What a run that has ended shows. */
export interface EndedRun {
  /** A sentence about the result. */
  told: string;
  hasFailed?: boolean;
  children: readonly HTMLElement[];
}

/** Elements that show a run, and a function that starts it. */
export interface DrawnRun {
  elements: readonly HTMLElement[];
  start: () => Promise<void>;
}

/**
 * Renders the state of a run and its result. If the run could not be made, offers to run it again.
 *
 * @param run makes the run; rejects if it could not be made
 * @param focused takes the focus when the reader runs it again, because that button disappears
 */
export function drawRun(run: () => Promise<EndedRun>, focused: HTMLElement): DrawnRun {
  const status = make('p', { className: 'run-status' });
  status.setAttribute('role', 'status');
  const output = make('div', { className: 'run-output' });
  const again = button(message('Run again'), { hidden: true });
  let starts = 0;
  let isRunning = false;
  const start = async () => {
    starts += 1;
    output.replaceChildren();
    again.hidden = true;
    status.classList.remove('run-failed');
    status.textContent = message('Running…');
    // One run is made at a time. If another is started meanwhile, the loop below makes it next.
    if (isRunning) return;
    isRunning = true;
    let made, ended;
    do {
      made = starts;
      ended = await run().catch((error: unknown) => {
        console.warn('A call could not be run.', error);
        return undefined;
      });
    } while (made !== starts);
    isRunning = false;
    output.replaceChildren(...(ended?.children ?? []));
    again.hidden = ended !== undefined;
    status.classList.toggle('run-failed', ended?.hasFailed ?? !ended);
    status.textContent =
      ended?.told ??
      message('The call could not be run. Check your network connection, then run it again.');
  };
  again.addEventListener('click', () => {
    focused.focus();
    void start();
  });
  return { elements: [status, again, output], start };
}

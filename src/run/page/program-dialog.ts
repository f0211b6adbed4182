import { makeElement as make } from '../../kit/dom/make-element';
import { copyText } from '../../kit/dom/copy-text';
import { message } from '../../kit/language/message';
import type { GivenProgram } from '../../site/runs/given-program';
import { drawDeeds, programConsole } from './program-output';
import { editsOfHash, keepInAddress, type KeptInAddress, typedInAddress } from './run-address';
import { programEditing } from './program-editing';
import { prepareProgram, type ProgramEnd, runProgram, type RunningProgram } from './program-runner';
import { fetchLinks, fetchReverts } from './explanations';
import { button, openDialog, type OpenDialog } from './open-dialog';
import { fetchProgram, programDeeds, stopChain } from './runner';

/** Milliseconds after which an unedited program is stopped. Every sample ends sooner, even on a slow phone. */
const PATIENCE = 60_000;
/**
 * Milliseconds after which an edited program is stopped. The limit is shorter, because an edited program may never end.
 */
const LIMIT = 10_000;
/** Maximum characters of an error to show. */
const LONG = 320;

/**
 * Opens a program in a dialog and runs it, with the published contracts in a market on a private chain. If the page's
 * URL names this program, applies the edits in the URL, if there are any, and waits until the reader runs the program.
 *
 * @param name the main file and the file whose Run button was pressed, such as `sdk/v3/trading.main.ts#sdk/v3/pool.ts`
 */
export async function runProgramSample(name: string): Promise<void> {
  const [main = '', pressed = main] = name.split('#');
  const asked = typedInAddress(window.location.search, name) !== undefined;
  const edits = editsOfHash(window.location.hash);
  // Send the requests before the dialog is drawn, which takes a slow phone as long as a request.
  const fetching = fetchProgram(main);
  fetching.catch(() => undefined);
  if (!asked) prepareProgram();
  const dialog = openDialog();
  const address = keepInAddress(name);
  void dialog.left.then((way) => {
    if (way === 'closed') address.drop();
    else address.stop();
  });
  const status = make('p', { className: 'run-status' }, message('Loading {name}…', { name: main }));
  status.setAttribute('role', 'status');
  dialog.body.append(status);
  try {
    const program = await fetching;
    const { editing, go } = showProgram({ dialog, status, program, pressed, address });
    if (!asked) await go();
    else if (edits === undefined) status.textContent = message('Nothing has run yet.');
    else await editing.openWith(edits);
  } catch (error) {
    console.warn('A sample could not be loaded.', error);
    status.textContent = message(
      '{name} could not be loaded. You might want to check your network connection.',
      { name: main },
    );
  }
}

interface Shown {
  dialog: OpenDialog;
  status: HTMLElement;
  program: GivenProgram;
  /** The file at which the reader pressed Run. */
  pressed: string;
  address: KeptInAddress;
}

/** Renders a program. @returns its editor, and a function that runs it */
function showProgram({ dialog, status, program, pressed, address }: Shown) {
  const { title, body, left } = dialog;
  title.textContent = program.main;
  const start = button(message('Run'), { type: 'submit' });
  const stop = button(message('Stop'), { hidden: true });
  const reset = button(message('Reset the chain'));
  const copy = button(message('Copy link'));
  const keep = () => address.write(() => ({ edits: editing.packed() }));
  const editing = programEditing(program, pressed, status, keep);
  const buttons = [start, stop, reset, ...editing.buttons, copy];
  const bar = make('div', { className: 'run-bar' }, ...buttons);
  const form = make('form', { noValidate: true }, bar);
  const lines = programConsole();
  const output = make('div', { className: 'run-output' });
  body.replaceChildren(
    make('p', { className: 'run-note' }, noteOf(program)),
    editing.element,
    form,
    status,
    lines.element,
    output,
  );
  let running: RunningProgram | undefined;
  let wish = new AbortController();
  const say = (text: string, failed = false) => {
    status.classList.toggle('run-failed', failed);
    status.textContent = text;
  };
  const show = async (end: ProgramEnd) => {
    say(toldEnd(end, program.main), end.how === 'failed');
    if (end.how === 'failed') editing.point(end.place, end.message);
    if (end.how === 'stopped' || end.how === 'late') return;
    const [deeds, links, reverts] = await Promise.all([
      programDeeds(),
      fetchLinks(),
      end.how === 'failed' ? fetchReverts() : [],
    ]);
    output.replaceChildren(...drawDeeds(deeds, { links, reverts }));
  };
  const go = async () => {
    const files = editing.files();
    if (!files) return;
    wish = new AbortController();
    lines.clear();
    output.replaceChildren();
    stop.hidden = false;
    start.disabled = true;
    say(message('Running…'));
    try {
      running = await runProgram(
        program,
        files,
        lines.print,
        editing.isEdited() ? LIMIT : PATIENCE,
      );
      if (wish.signal.aborted) running.stop();
      await show(await running.ended);
    } catch (error) {
      console.warn('The program did not start.', error);
      say(message('The engine did not load. Check your network connection and run again.'));
    } finally {
      running = undefined;
      stop.hidden = true;
      start.disabled = false;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void go();
  });
  const end = () => {
    wish.abort();
    running?.stop();
  };
  stop.addEventListener('click', () => {
    end();
    start.focus();
  });
  reset.addEventListener('click', () => {
    end();
    stopChain();
    lines.clear();
    output.replaceChildren();
    say(message('The chain was reset.'));
  });
  copy.addEventListener('click', () => {
    void copyText(address.link({ edits: editing.packed() })).then((copied) =>
      say(
        copied
          ? message('Link copied. It opens this program with your edits.')
          : message('The link is in the address bar.'),
      ),
    );
  });
  void left.then(end);
  keep();
  return { editing, go };
}

const noteOf = ({ kit, main }: GivenProgram): string =>
  message(
    'Runs {name} with {library} on the published contracts in a test market in your browser: 1 WETH9 = 2,000 DAI = 2,000 USDC at the start. Its changes stay until you reset the chain. Nothing is sent anywhere.',
    { name: main.split('/').at(-1) ?? main, library: kit },
  );

function toldEnd(end: ProgramEnd, main: string): string {
  if (end.how !== 'failed') {
    if (end.how === 'ended') return message('Done.');
    return end.how === 'stopped'
      ? message('Stopped.')
      : message('Stopped because it took too long.');
  }
  const { place } = end;
  // Shortened, because libraries put the whole transaction in their messages.
  const text = end.message.length > LONG ? `${end.message.slice(0, LONG)}…` : end.message;
  const where = place && `${place.path === main ? 'main.ts' : place.path}:${place.line}`;
  return where
    ? message('Failed at {place}: {reason}', { place: where, reason: text })
    : message('Failed: {reason}', { reason: text });
}

import { copyText } from '../../kit/dom/copy-text';
import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { JS } from '../../kit/names';
import type { GivenScenario } from '../scenario/given-scenario';
import { drawResult } from './draw-result';
import { fetchLinks, fetchReverts } from './explanations';
import { openDialog, type OpenDialog } from './open-dialog';
import { keepInAddress, type KeptInAddress, typedInAddress } from './run-address';
import { changedIn, drawBar, drawFields, tellProblem, typedIn } from './run-form';
import { fetchScenario, NotRun, run, stopChain } from './runner';

let forbidden = false;

document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  forbidden ||= effectiveDirective.startsWith('worker-src');
});

/** Whether the page's policy has blocked a worker. This is unknown until the first attempt to start one. */
const workersForbidden = (): boolean => forbidden;

/** Hides the Run buttons for the rest of the visit, because they no longer work. */
const hideButtons = (): void => document.documentElement.setAttribute(JS, '');

/**
 * Opens a sample's call in a dialog and runs it, with the published contracts in a market on a private chain. If the
 * page's URL names this call, fills in the field values from the URL and waits until the reader runs the call.
 *
 * @param name the sample and the region, such as `v3/swap.sol#exact-input`
 */
export async function runSample(name: string): Promise<void> {
  const [sample = '', region = ''] = name.split('#');
  const asked = typedInAddress(window.location.search, name);
  const dialog = openDialog();
  const address = keepInAddress(name);
  void dialog.left.then((way) => {
    if (way === 'closed') address.drop();
    // If the reader followed a link, keep the call in the page's URL, so that Back opens it again.
    else address.stop();
    if (workersForbidden()) hideButtons();
  });
  const status = make(
    'p',
    { className: 'run-status' },
    message('Loading {name}…', { name: sample }),
  );
  status.setAttribute('role', 'status');
  dialog.body.append(status);
  try {
    const scenario = await fetchScenario(sample);
    const go = showCall({ dialog, status, scenario, region, address }, asked);
    if (asked) status.textContent = message('Nothing has run yet.');
    else await go();
  } catch (error) {
    console.warn('A sample could not be loaded.', error);
    status.textContent = message(
      '{name} could not be loaded. You might want to check your network connection.',
      { name: sample },
    );
  }
}

interface Shown {
  dialog: OpenDialog;
  status: HTMLElement;
  scenario: GivenScenario;
  region: string;
  address: KeptInAddress;
}

/** Renders a call. @returns a function that runs it */
function showCall(
  { dialog, status, scenario, region, address }: Shown,
  asked?: Record<string, string>,
): () => Promise<void> {
  const call = scenario.calls.find((each) => each.region === region);
  if (!call)
    throw new Error(
      `The scenario of ${scenario.sample} has no call with the region "${region}": add one, or correct the region of the fence.`,
    );
  dialog.title.textContent = `${scenario.contract}.${call.function}`;
  const { bar, start, stop, reset, copy } = drawBar(scenario);
  const form = make('form', { noValidate: true }, ...drawFields(call, asked), bar);
  const output = make('div', { className: 'run-output' });
  const note = make(
    'p',
    { className: 'run-note' },
    message(
      'Runs on the published contracts in a test market in your browser: 1 WETH9 = 2,000 DAI = 2,000 USDC at the start. Changes stay until you reset the chain. Nothing is sent anywhere.',
    ),
  );
  if (call.note) form.append(make('p', { className: 'run-note' }, call.note));
  dialog.body.replaceChildren(note, form, status, output);
  const kept = () => ({ fields: changedIn(form) });
  const keep = () => address.write(kept);
  keep();
  const going = (is: boolean) => {
    stop.hidden = !is;
    start.disabled = is;
  };
  const go = async () => {
    tellProblem(form);
    going(true);
    status.classList.remove('run-failed');
    status.textContent = message('Running…');
    try {
      const [result, links] = await Promise.all([
        run(scenario, region, typedIn(form)),
        fetchLinks(),
      ]);
      const { revert, before = [] } = result;
      const reverts = revert ? await fetchReverts() : [];
      output.replaceChildren(...drawResult(result, { links, reverts }));
      status.classList.toggle('run-failed', revert !== undefined);
      const earlier = before.map((name) => message('{name} was run first.', { name }));
      status.textContent = [
        revert ? message('Reverted: {reason}', { reason: revert.message }) : message('Done.'),
        ...earlier,
      ].join(' ');
    } catch (error) {
      output.replaceChildren();
      status.textContent = whyNot(form, error);
    } finally {
      going(false);
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void go();
  });
  form.addEventListener('input', keep);
  stop.addEventListener('click', () => {
    stopChain();
    start.focus();
  });
  reset.addEventListener('click', () => {
    stopChain();
    form.reset();
    keep();
    tellProblem(form);
    output.replaceChildren();
    status.textContent = message('The chain was reset.');
  });
  copy.addEventListener('click', () => {
    void copyText(address.link(kept())).then((copied) => {
      status.textContent = copied
        ? message('Link copied. It opens this call with these values.')
        : message('The link is in the address bar.');
    });
  });
  return go;
}

/** Returns a message that explains why a call did not run. If a field is invalid, shows the reason at the field. */
function whyNot(form: HTMLFormElement, error: unknown): string {
  if (workersForbidden())
    return message(
      'Nothing can run here: samples run in a worker, which the policy of this host or an extension of your browser forbids.',
    );
  if (!(error instanceof NotRun)) {
    console.warn('The engine did not start.', error);
    return message('The engine did not load. Check your network connection and run again.');
  }
  const { field, message: text } = error.failure;
  if (text === 'stopped') return message('Stopped. The chain was reset.');
  return tellProblem(form, field, text) ? message('Nothing was run.') : text;
}

import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import type { SeenError } from '../../site/data/error-catalogue';
import type { Provoked } from '../apart/provoke';
import { drawBefore } from '../page/draw-before';
import { drawResult } from '../page/draw-result';
import { fetchLinks, fetchReverts } from '../page/explanations';
import { openDialog } from '../page/open-dialog';
import { fetchJson, runApart } from '../page/runner';
import type { ToldCall } from '../scenario/run-result';
import { SEEN_ERRORS_FILE } from './names';

/**
 * Opens a dialog that reproduces an error of the error catalogue, in a separate market.
 *
 * @param key key in the catalogue, such as `v3-periphery/stf`
 */
export async function seeRevert(key: string): Promise<void> {
  const { title, body } = openDialog();
  const status = make('p', { className: 'run-status' }, message('Running…'));
  status.setAttribute('role', 'status');
  const output = make('div', { className: 'run-output' });
  body.append(
    make(
      'p',
      { className: 'run-note' },
      message(
        'The published contracts revert like this in a test market in your browser. Nothing is sent anywhere.',
      ),
    ),
    status,
    output,
  );
  try {
    const { code, ...provocation } = await seenError(key);
    title.textContent = code;
    const [{ before, result }, links, reverts] = await Promise.all([
      runApart<Provoked>({ provoke: provocation }),
      fetchLinks(),
      fetchReverts(),
    ]);
    output.append(...calledBefore(before), ...drawResult(result, { links, reverts }));
    status.textContent = message('Reverted: {reason}', { reason: result.revert?.message ?? '' });
  } catch (error) {
    console.warn('A revert could not be shown.', error);
    status.textContent = message(
      'The engine did not load. Check your network connection, then close this dialog and try again.',
    );
  }
  // Either the call has reverted, or it could not be run.
  status.classList.add('run-failed');
}

async function seenError(key: string): Promise<SeenError> {
  const error = (await fetchJson<Record<string, SeenError>>(SEEN_ERRORS_FILE))[key];
  if (!error)
    throw new Error(`No calls reproduce the revert ${key}: add them to content/errors.yml.`);
  return error;
}

const calledBefore = (calls: readonly ToldCall[]): HTMLElement[] =>
  calls.length === 0
    ? []
    : [make('section', {}, make('h3', {}, message('Called before')), drawBefore(calls))];

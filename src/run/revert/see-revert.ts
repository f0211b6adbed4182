import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import type { SeenError } from '../../site/data/error-catalogue';
import type { Provoked } from '../apart/provoke';
import { drawBefore } from '../page/draw-before';
import { drawResult } from '../page/draw-result';
import { drawRun } from '../page/draw-run';
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
  const { elements, start } = drawRun(async () => {
    const { code, ...provocation } = await seenError(key);
    title.textContent = code;
    const [{ before, result }, links, reverts] = await Promise.all([
      runApart<Provoked>({ provoke: provocation }),
      fetchLinks(),
      fetchReverts(),
    ]);
    return {
      told: message('Reverted: {reason}', { reason: result.revert?.message ?? '' }),
      hasFailed: true,
      children: [...calledBefore(before), ...drawResult(result, { links, reverts })],
    };
  }, title);
  body.append(
    make(
      'p',
      { className: 'run-note' },
      message(
        'The published contracts revert like this in a test market in your browser. Nothing is sent anywhere.',
      ),
    ),
    ...elements,
  );
  await start();
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

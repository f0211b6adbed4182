import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { gasBeforeCode } from '../../protocol/gas/gas-cost';
import { type GasChoice, gasRunOf, type GasRuns } from '../../site/runs/gas-run';
import type { Measurement } from '../apart/measure-gas';
import type { Provoked } from '../apart/provoke';
import { drawBefore } from '../page/draw-before';
import { drawResult } from '../page/draw-result';
import { drawRun, type EndedRun } from '../page/draw-run';
import { fetchLinks } from '../page/explanations';
import { openDialog } from '../page/open-dialog';
import { fetchJson, runApart } from '../page/runner';
import { GAS_RUNS_NAME } from './names';

/** Opens a dialog that runs measured calls, each in a market of its own, and shows where the gas goes. */
export async function seeGas(calls: readonly GasChoice[]): Promise<void> {
  const { title, body } = openDialog();
  title.textContent = message('Gas of a call');
  const select = make('select', { id: 'gas-call' });
  for (const { key, label } of calls) select.append(make('option', { value: key }, label));
  const label = make('label', { htmlFor: select.id }, message('Call'));
  const { elements, start } = drawRun(() => runCall(select.value), select);
  const note = message(
    'The published contracts run in a test market in your browser. Nothing is sent anywhere.',
  );
  body.append(
    make('p', { className: 'run-note' }, note),
    make('div', { className: 'run-choice' }, label, select),
    ...elements,
  );
  select.addEventListener('change', () => void start());
  await start();
}

/** Runs a measured call. */
async function runCall(key: string): Promise<EndedRun> {
  const [runs, links] = await Promise.all([fetchJson<GasRuns>(GAS_RUNS_NAME), fetchLinks()]);
  const measure: Measurement = { ...gasRunOf(runs, key), functions: runs.functions };
  const { before, result } = await runApart<Provoked>({ measure });
  return {
    told: message(
      '{all} gas. The transaction and its data use {before} of it before any code runs.',
      {
        all: (result.gasUsed ?? 0).toLocaleString('en'),
        before: gasBeforeCode(measure.call.data).toLocaleString('en'),
      },
    ),
    children: [
      ...drawResult({ ...result, changes: [], events: [] }, { links, reverts: [] }),
      ...(before.length > 0
        ? [make('details', {}, make('summary', {}, message('Sent before')), drawBefore(before))]
        : []),
    ],
  };
}

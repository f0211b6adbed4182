import { RUN_PARAMETER } from '../../kit/names';
import { fetchFile as fetchOther } from '../../markup/code/fetch-file';
import { RUN, SHOW_TYPES } from '../../markup/code/names';
import { measuredCalls } from '../../markup/gas/measured-calls';
import { GAS_RUNS } from '../../markup/gas/names';
import { walkNames } from '../../markup/hints/walk-names';
import { REVERTS } from '../../markup/members/names';
import { SAVE_OFFLINE } from '../../offline/names';
import { openOfflineDialog } from '../../offline/page/offline-dialog';
import { seeGas } from '../../run/gas/see-gas';
import { runProgramSample } from '../../run/page/program-dialog';
import { runSample } from '../../run/page/run-dialog';
import { seeRevert } from '../../run/revert/see-revert';

export { fetchPage } from '../../markup/code/fetch-file';
export { showCheck } from '../../run/page/show-check';

/** @public used by `app-behaviours.ts` through a dynamic import */
export { tellNewBuild } from '../../offline/page/tell-new-build';

/**
 * Handles a press on an element whose action is loaded on demand, such as a button that runs a sample or saves the
 * site. All actions are in one file, because a second file would add its URL to the script that every page loads first.
 *
 * @public used by `start-page.ts` through a dynamic import
 * @param missed see `copyPage`
 */
export const fetchFile = (pressed: HTMLElement, missed: unknown): Promise<void> => {
  if (OFFLINE && pressed.hasAttribute(SAVE_OFFLINE)) {
    openOfflineDialog();
    return Promise.resolve();
  }
  if (pressed.hasAttribute(SHOW_TYPES)) return walkNames(pressed);
  const sample = pressed.getAttribute(RUN);
  if (sample === null) return fetchOther(pressed, missed);
  if (sample.startsWith(GAS_RUNS)) return seeGas(measuredCalls(pressed));
  if (sample.startsWith(REVERTS)) return seeRevert(sample.slice(REVERTS.length));
  return sample.includes('.sol#') ? runSample(sample) : runProgramSample(sample);
};

/**
 * Opens the dialog for the call in the URL by pressing the button of that call, if the page has one.
 * `run/page/run-dialog.ts` then fills in the fields from the URL.
 *
 * @public used by `app-behaviours.ts` through a dynamic import
 */
export function openRunOfAddress(): void {
  const asked = new URLSearchParams(window.location.search).get(RUN_PARAMETER);
  if (asked === null || document.querySelector('dialog[open]')) return;
  const wanted = asked.replace('~', '#');
  const button = [...document.querySelectorAll<HTMLElement>(`[${RUN}]`)].find(
    (each) => each.getAttribute(RUN) === wanted,
  );
  // Focus the button first, so that the dialog returns the focus to it.
  button?.focus();
  button?.click();
}

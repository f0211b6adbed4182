import { fetchFile as fetchOther } from '../../markup/code/fetch-file';
import { runProgramSample } from '../../run/page/program-dialog';
import { runSample } from '../../run/page/run-dialog';
import { seeRevert } from '../../run/revert/see-revert';
import { RUN } from '../../markup/code/names';
import { REVERTS } from '../../markup/members/names';

export { fetchPage } from '../../markup/code/copy-page';
export { showCheck } from '../../run/check/show-check';
import { SAVE_OFFLINE } from '../../offline/names';
import { openOfflineDialog } from '../../offline/page/offline-dialog';
/** @public fetched by `app-behaviours.ts` */
export { openRunOfAddress } from './run-of-address';
/** @public fetched by `app-behaviours.ts` */
export { tellNewBuild } from '../../offline/page/tell-new-build';

/**
 * What a press on what fetches does: a button may run its sample, or save the site. All in one file: another would add
 * its address to the script that every page loads first.
 *
 * @public fetched by `start-behaviours.ts`
 * @param missed as `copyPage` has it
 */
export const fetchFile = (pressed: HTMLElement, missed: unknown): Promise<void> => {
  if (OFFLINE && pressed.hasAttribute(SAVE_OFFLINE)) {
    openOfflineDialog();
    return Promise.resolve();
  }
  const sample = pressed.getAttribute(RUN);
  if (sample === null) return fetchOther(pressed, missed);
  if (sample.startsWith(REVERTS)) return seeRevert(sample.slice(REVERTS.length));
  return sample.includes('.sol#') ? runSample(sample) : runProgramSample(sample);
};

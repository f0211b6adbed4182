import { fetchFile as fetchOther } from '../../markup/code/fetch-file';
import { runProgramSample } from '../../run/page/program-dialog';
import { runSample } from '../../run/page/run-dialog';
import { seeRevert } from '../../run/revert/see-revert';
import { RUN } from '../../markup/code/names';
import { REVERTS } from '../../markup/members/names';

export { fetchPage } from '../../markup/code/copy-page';
export { showCheck } from '../../run/page/show-check';
import { SAVE_OFFLINE } from '../../offline/names';
import { openOfflineDialog } from '../../offline/page/offline-dialog';
/** @public fetched by `app-behaviours.ts` */
export { openRunOfAddress } from './run-of-address';
/** @public fetched by `app-behaviours.ts` */
export { tellNewBuild } from '../../offline/page/tell-new-build';

/**
 * Handles a press on an element whose action is loaded on demand, such as a button that runs a sample or saves the
 * site. All actions are in one file, because a second file would add its URL to the script that every page loads first.
 *
 * @public fetched by `start-behaviours.ts`
 * @param missed see `copyPage`
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

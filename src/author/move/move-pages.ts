import type { Draft } from '../draft/draft';
import { readSite } from '../draft/site-state';
import { leftToDo } from './left-to-do';
import { moveBetweenSidebars, moveData, moveRedirects } from './move-data';
import { moveFiles } from './move-files';
import { planMove, type WantedMove } from './plan-move';

/**
 * Makes all edits of a move: files, links, data, redirects and sidebars.
 *
 * @returns places that the writer should review
 * @throws Refusal if the move is not possible
 */
export function movePages(draft: Draft, wanted: WantedMove): string[] {
  const site = readSite(draft);
  const moved = planMove(draft, site, wanted);
  moveFiles(draft, site, moved, wanted.keepAddress);
  moveData(draft, site, moved);
  moveRedirects(draft, moved);
  moveBetweenSidebars(draft, moved);
  return leftToDo(draft, moved);
}

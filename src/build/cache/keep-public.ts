import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Puts back the site that a build set aside and was killed before it could put back. */
export function recoverPublic(root: string): void {
  const { site, aside, unfinished } = placesIn(root);
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(aside)) replace(site, aside);
}

/**
 * Has a build that fails leave `public` as it was, whatever it had written by then: what is served from there stays
 * whole. Until the process ends, the site of the last build stands aside.
 *
 * @param root the project root
 * @param anew whether this build begins without `public`
 */
export function keepPublic(root: string, anew: boolean): void {
  const { site, aside, unfinished } = placesIn(root);
  if (!existsSync(site)) return;
  if (anew) renameSync(site, aside);
  else {
    cpSync(site, unfinished, { recursive: true, preserveTimestamps: true });
    // Whole or not there: half a copy must never be put back.
    renameSync(unfinished, aside);
  }
  // By its exit code alone a build tells for certain: it ends in many places.
  process.once('exit', (code) => {
    if (code === 0) rmSync(aside, { recursive: true, force: true });
    else replace(site, aside);
  });
}

const placesIn = (root: string) => ({
  site: join(root, 'public'),
  aside: join(root, '.public-before'),
  unfinished: join(root, '.public-before.part'),
});

function replace(place: string, folder: string): void {
  rmSync(place, { recursive: true, force: true });
  renameSync(folder, place);
}

import { z } from 'zod';
import { rememberLast } from '../sources/remember-last';
import type { ReadSource } from './project-source';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: z.record(z.string(), z.string()).default({}),
      peerDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

const readLock = rememberLast((text) => lockSchema.parse(JSON.parse(text)).packages);

/**
 * Returns the names of these packages and of all their dependencies, according to the lock file of the samples' tests.
 */
export function installedWith(names: readonly string[], read: ReadSource): Set<string> {
  const lock = readLock(read('tests/samples/package-lock.json') ?? '{"packages":{}}');
  const met = new Set<string>();
  const visit = (from: string, name: string): void => {
    const place = placeOf(lock, from, name);
    if (place === undefined || met.has(place)) return;
    met.add(place);
    const { dependencies, peerDependencies } = lock[place] ?? {};
    for (const next of Object.keys({ ...dependencies, ...peerDependencies })) visit(place, next);
  };
  for (const name of names) visit('', name);
  return new Set([...met].map((place) => place.slice(place.lastIndexOf('node_modules/') + 13)));
}

/** Finds the folder that Node resolves a package to from another package: its own node_modules, or one further up. */
function placeOf(lock: Record<string, unknown>, from: string, name: string): string | undefined {
  for (
    let above = from;
    ;
    above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))
  ) {
    const place = `${above && `${above}/`}node_modules/${name}`;
    if (place in lock) return place;
    if (above === '') return undefined;
  }
}

import path from 'node:path';
import type { ApiSymbol } from '../../../src/site/reference/api-symbol';
import { declaredSymbols } from './declared-symbols';
import { findPackage, type InstalledPackage, type PackagePlace } from './installed-package';
import { readSymbol } from './read-symbol';
import { parsePackages } from './opened-packages';

/**
 * Opens published TypeScript packages, to read what they declare for those who import them: signatures and comments
 * from their declarations, values of constants from the modules themselves.
 *
 * All are parsed at once, for speed, and because what a class has of a class in another package is known only when
 * both are open.
 *
 * @param root the project's root
 * @returns what reads one of the packages by its name; it throws an Error, in words for the one who listed the
 *   package, when it is missing, has no declarations, or declares what the model has no place for
 */
export function openTypeScriptPackages(
  root: string,
  places: readonly PackagePlace[],
): (name: string) => ApiSymbol[] {
  const folder = path.resolve(root).replaceAll('\\', '/');
  const found = new Map(
    places.map((place) => [place.name, attempt(() => findPackage(folder, place))]),
  );
  const installed = [...found.values()].filter(
    (one): one is InstalledPackage => !(one instanceof Error),
  );
  const reading = parsePackages(folder, installed);

  return (name) => {
    const owner = found.get(name);
    if (!owner) {
      const opened = [...found.keys()].join(', ');
      throw new Error(`${name} is not among the packages that were opened: ${opened}`);
    }
    if (owner instanceof Error) throw owner;
    return declaredSymbols(reading, owner).map((declared) => readSymbol(reading, owner, declared));
  };
}

/** One package that cannot be found leaves the others to be read. */
function attempt(find: () => InstalledPackage): InstalledPackage | Error {
  try {
    return find();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

import path from 'node:path';
import type { ApiSymbol } from '../../../src/site/data/api-symbol';
import { declaredSymbols } from './declared-symbols';
import {
  findPackage,
  type InstalledPackage,
  type PackagePlace,
  parsePackages,
} from './opened-packages';
import { readSymbol } from './read-symbol';

/**
 * Opens published TypeScript packages to read their public API. Signatures and comments are read from the type
 * declarations, and values of constants from the modules.
 *
 * All packages are parsed together, because it is faster, and because the members that a class inherits from another
 * package can only be resolved if both packages are open.
 *
 * @param root the project's root
 * @returns a function that reads one of the packages by name; it throws an Error if the package is missing, has no
 * declarations, or declares something that the reference cannot show
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
      throw new Error(
        `${name} is not one of the packages that were opened (${opened}): list it in content/reference/packages.yml`,
      );
    }
    if (owner instanceof Error) throw owner;
    return declaredSymbols(reading, owner).map((declared) => readSymbol(reading, owner, declared));
  };
}

/** Returns the error instead of throwing it, so that the other packages can still be read. */
function attempt(find: () => InstalledPackage): InstalledPackage | Error {
  try {
    return find();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

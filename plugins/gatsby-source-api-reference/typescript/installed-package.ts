import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  version: z.string(),
  license: z.string(),
  types: z.string().optional(),
  typings: z.string().optional(),
});

/** A package to read: its import name, and its folder relative to the project's root. */
export interface PackagePlace {
  name: string;
  path: string;
}

/** An installed package that has type declarations. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** SPDX id. */
  licence: string;
  /** Absolute path of the package, with `/` as separator. */
  folder: string;
  /** Absolute path of the declarations for programs that import the package. */
  entry: string;
}

/**
 * Finds an installed package.
 *
 * @param root absolute path of the project
 * @throws Error if it is not installed, or has no type declarations
 */
export function findPackage(root: string, place: PackagePlace): InstalledPackage {
  const folder = path.posix.join(root, place.path);
  const manifest = `${folder}/package.json`;
  if (!existsSync(manifest)) {
    throw new Error(
      `${place.path}/package.json doesn't exist: install the package (npm ci), or correct "path"`,
    );
  }
  const { version, license, types, typings } = manifestSchema.parse(
    JSON.parse(readFileSync(manifest, 'utf8')),
  );
  const declared = types ?? typings;
  const entry = declared && path.posix.join(folder, declared);
  if (!entry || !existsSync(entry)) {
    throw new Error(
      `${place.path} has no type declarations: its package.json names ${declared ?? 'no file'} as "types"`,
    );
  }
  return { name: place.name, version, licence: license, folder, entry };
}

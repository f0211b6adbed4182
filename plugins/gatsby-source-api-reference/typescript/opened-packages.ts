import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
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
  /** SPDX id of the license. */
  licence: string;
  /** Absolute path of the package, with `/` as separator. */
  folder: string;
  /** Absolute path of the type declarations of the package's main module. */
  entry: string;
}

/**
 * Finds an installed package.
 *
 * @param root absolute path of the project
 * @throws Error if the package is not installed, or has no type declarations
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
      `${place.path} has no type declarations: its package.json names ${declared ?? 'no file'} as "types". Correct "path", or remove the package.`,
    );
  }
  return { name: place.name, version, licence: license, folder, entry };
}

/** The declarations of several packages in one program, so that inheritance between them is resolved. */
export interface OpenedPackages {
  program: ts.Program;
  checker: ts.TypeChecker;
  packages: InstalledPackage[];
  /** Returns the exports of the installed module at run time. */
  runtime: (owner: InstalledPackage) => Record<string, unknown>;
}

/**
 * Compiler options. `lib.es5.d.ts` is included because it declares `Omit`, `Promise` and `Error`. The project's ambient
 * types are left out, so that the result does not depend on the project.
 */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2020,
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  lib: ['lib.es5.d.ts'],
  types: [],
  skipLibCheck: true,
  noEmit: true,
  preserveSymlinks: true,
};

/**
 * Parses installed packages into one program. Imports from any other package are not resolved, because the reference
 * shows nothing from them, and because resolving them would be most of the work.
 *
 * @param root absolute path of the project
 */
export function parsePackages(root: string, packages: InstalledPackage[]): OpenedPackages {
  const host = ts.createCompilerHost(OPTIONS);
  host.getCurrentDirectory = () => root;
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) => ({ resolvedModule: resolve(text, importer) }));
  const resolve = (name: string, importer: string): ts.ResolvedModuleFull | undefined => {
    if (name.startsWith('.')) {
      return ts.resolveModuleName(name, importer, OPTIONS, host).resolvedModule;
    }
    const owner = packages.find((one) => one.name === name);
    return owner && { resolvedFileName: owner.entry, extension: ts.Extension.Dts };
  };
  const program = ts.createProgram({
    rootNames: packages.map(({ entry }) => entry),
    options: OPTIONS,
    host,
  });
  const load = createRequire(`${root}/package.json`);
  return {
    program,
    checker: program.getTypeChecker(),
    packages,
    runtime: ({ folder }) => load(folder) as Record<string, unknown>,
  };
}

/** Returns the package that contains a node, if it is one of those being read. */
export const ownerOf = (reading: OpenedPackages, node: ts.Node): InstalledPackage | undefined => {
  const { fileName } = node.getSourceFile();
  return reading.packages.find(
    ({ folder }) =>
      fileName.startsWith(`${folder}/`) &&
      !fileName.slice(folder.length).includes('/node_modules/'),
  );
};

// SPDX-License-Identifier: MIT

/** The files that a module imports from beside itself, as it names them: `./config.ts`. */
export function ownImports(text: string): string[] {
  return [...text.matchAll(/(?:from |import[ (])'(\.[^']+)'/g)].map(([, path = '']) => path);
}

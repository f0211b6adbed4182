// SPDX-License-Identifier: MIT

/** Returns the relative imports of a module, as written: `./config.ts`. */
export function ownImports(text: string): string[] {
  return [...text.matchAll(/(?:from |import[ (])'(\.[^']+)'/g)].map(([, path = '']) => path);
}

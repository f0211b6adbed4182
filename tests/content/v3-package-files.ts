import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const modules = 'node_modules';
export const reference = 'contracts/v3/reference/overview';
export const helpers = 'contracts/v3/reference/periphery/test-helpers';

/** Returns the import paths of the Solidity files in a package's folder. */
export const sources = (folder: string): string[] => {
  const start = join(root, modules, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol'))
    .map((file) => `${folder}/${file}`);
};
/** Returns the name of a file's main contract, which is the file's name without extension. */
export const nameOf = (file: string) => basename(file, '.sol');

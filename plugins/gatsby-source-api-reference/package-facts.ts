import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ApiSymbol } from '../../src/site/reference/api-symbol';
import type { PackageEntry } from './packages';

const schema = z.object({ version: z.string(), license: z.string() });

/**
 * Reads the version and licence of an installed package.
 *
 * @throws Error if it is not installed
 */
export function readPackageFacts(
  root: string,
  { name, path }: Pick<PackageEntry, 'name' | 'path'>,
): Pick<ApiSymbol, 'package' | 'version' | 'licence'> {
  const file = join(path, 'package.json');
  let text;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    throw new Error(`${file} doesn't exist: install the package (npm ci), or correct "path"`);
  }
  const { version, license } = schema.parse(JSON.parse(text));
  return { package: name, version, licence: license };
}

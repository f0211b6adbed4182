import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from '../plugins/gatsby-source-api-reference/packages';
import { readReference } from '../plugins/gatsby-source-api-reference/read-reference';
import type { ApiSymbol } from '../src/site/reference/api-symbol';

const folder = '.tests/reference';

/** Compilers take some ten seconds over the packages: what they said is kept until a package changes. */
const kept = {
  get(key: string): Promise<unknown> {
    try {
      return Promise.resolve(JSON.parse(readFileSync(join(folder, `${key}.json`), 'utf8')));
    } catch {
      return Promise.resolve(undefined);
    }
  },
  set<T>(key: string, value: T): Promise<T> {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${key}.json`), JSON.stringify(value));
    return Promise.resolve(value);
  },
};

/** The symbols of all documented packages, as the build reads them, without a build. */
export const readSymbols = (): Promise<ApiSymbol[]> => {
  const root = process.cwd();
  return readReference(root, readPackages(root), kept);
};

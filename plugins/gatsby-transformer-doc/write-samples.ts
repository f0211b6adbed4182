import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleAddress } from './compile/sample-address';
import { writeChanged } from '../../src/site/sources/write-changed';
import { sampleRegion } from '../../src/site/samples/sample-region';

/** Files of `content/samples` that pages show: what a program printed, and the list of them all, are no samples. */
const SAMPLE = /\.(?:tsx?|[cm]js|sol|graphql)$/;

/**
 * Writes every sample, without the marks of its regions, where a reader's browser opens it as plain text; and removes
 * what an earlier build left.
 */
export function writeSamples(root: string): void {
  const source = join(root, 'content/samples');
  const publicFolder = join(root, 'public');
  const written = new Set<string>();
  for (const file of filesIn(source)) {
    if (!SAMPLE.test(file)) continue;
    const result = sampleRegion(readFileSync(join(source, file), 'utf8'));
    if (!('code' in result)) continue;
    const target = join(publicFolder, sampleAddress(file));
    writeChanged(target, `${result.code}\n`);
    written.add(target);
  }
  const folder = join(publicFolder, dirname(sampleAddress('any')));
  for (const file of filesIn(folder)) {
    const old = join(folder, file);
    if (old.endsWith('.txt') && !written.has(old)) rmSync(old);
  }
}

/** Paths of the files in a folder and those inside it; none where there is no folder. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleAddress } from './compile/sample-address';
import { writeChanged } from '../../src/site/sources/write-changed';
import { coloursAddress, type SampleColours } from '../../src/site/samples/sample-colours';
import { sampleRegion } from '../../src/site/samples/sample-region';

/** Files of `content/samples` that pages show: what a program printed, and the list of them all, are no samples. */
const SAMPLE = /\.(?:tsx?|[cm]js|sol|graphql)$/;

/**
 * Writes every sample, without the marks of its regions, where a reader's browser opens it as plain text, and its
 * colours beside it for the page that shows it whole; and removes what an earlier build left.
 *
 * @param colour gives the colours of a sample's text
 */
export async function writeSamples(
  root: string,
  colour: (code: string, sample: string) => Promise<SampleColours>,
): Promise<void> {
  const source = join(root, 'content/samples');
  const publicFolder = join(root, 'public');
  const written = new Set<string>();
  for (const file of filesIn(source)) {
    if (!SAMPLE.test(file)) continue;
    const result = sampleRegion(readFileSync(join(source, file), 'utf8'));
    if (!('code' in result)) continue;
    const target = join(publicFolder, sampleAddress(file));
    writeChanged(target, `${result.code}\n`);
    const colours = coloursAddress(target);
    writeChanged(colours, JSON.stringify(await colour(result.code, file)));
    written.add(target).add(colours);
  }
  const folder = join(publicFolder, dirname(sampleAddress('any')));
  for (const file of filesIn(folder)) {
    const old = join(folder, file);
    if (/\.(?:txt|json)$/.test(old) && !written.has(old)) rmSync(old);
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

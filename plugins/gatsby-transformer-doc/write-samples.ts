import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { languageOfFile, programLanguages } from '../../src/site/content/code-languages';
import {
  coloursAddress,
  coloursOf,
  type SampleColours,
} from '../../src/site/samples/sample-colours';
import { type CommittedTypes, typesOfSample } from '../../src/site/samples/committed-types';
import { sampleRegion } from '../../src/site/samples/sample-region';
import { answerQueries } from '../../src/site/samples/type-queries';
import { type SampleTypes, typesAddress } from '../../src/site/samples/sample-types';
import { codeDigest, digestOf } from '../../src/site/sources/digest';
import { listFiles, readText } from '../../src/site/sources/files';
import { writeChanged } from '../../src/site/sources/output-files';
import { type Highlight, joinTokens } from './compile/code-tokens';
import { createHighlight } from './compile/highlighter';
import { sampleAddress } from './compile/draw-sample';

/** Returns whether a file is a sample that pages can show, rather than program output or the index of samples. */
const isSample = (file: string): boolean => programLanguages.includes(languageOfFile(file) ?? '');

/**
 * Writes the files of every sample: its text, without the marks of its regions, as plain text that a browser can open;
 * its colors, for the dialog that shows the whole sample; and the types of its names, if they are known. Removes files
 * of deleted samples.
 *
 * @param colour returns the colors of a sample's text
 * @param link adds links to types
 */
export async function writeSamples(
  root: string,
  colour: (code: string, sample: string) => Promise<SampleColours>,
  link: (types: CommittedTypes) => SampleTypes,
): Promise<void> {
  const folder = join(root, 'content/samples');
  const publicFolder = join(root, 'public');
  const written = new Set<string>();
  for (const file of filesIn(folder)) {
    if (!isSample(file)) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    const result = sampleRegion(source);
    if (!('code' in result)) continue;
    const types = typesOfSample(file, source, (path) => readText(join(root, path)));
    const { code } = answerQueries(result.code, 0, types);
    const target = join(publicFolder, sampleAddress(file));
    writeChanged(target, `${code}\n`);
    const colours = coloursAddress(target);
    writeChanged(colours, JSON.stringify(await colour(code, file)));
    written.add(target).add(colours);
    if (!types) continue;
    writeChanged(typesAddress(target), JSON.stringify(link(types)));
    written.add(typesAddress(target));
  }
  const publicSamples = join(publicFolder, dirname(sampleAddress('any')));
  for (const file of filesIn(publicSamples)) {
    const old = join(publicSamples, file);
    if (/\.(?:txt|json)$/.test(old) && !written.has(old)) rmSync(old);
  }
}

/** Returns the paths of all files below a folder, without installed packages; empty if it does not exist. */
const filesIn = (folder: string): string[] =>
  existsSync(folder) ? listFiles(folder).filter((file) => !file.includes('node_modules/')) : [];

/**
 * Returns a function that highlights whole samples the same way as code blocks on pages. Highlighting all of them takes
 * several seconds, so each result is cached until its text or the highlighting code changes.
 */
export function sampleColourist(
  root: string,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  makeHighlight: () => Promise<Highlight> | Highlight = createHighlight,
): (code: string, sample: string) => Promise<SampleColours> {
  const salt = codeDigest(root);
  let highlight: Promise<Highlight> | Highlight | undefined;
  return async (code, sample) => {
    const language = languageOfFile(sample) ?? 'js';
    const key = `colours ${digestOf(salt + language + code)}`;
    const known = (await cache.get(key)) as SampleColours | undefined;
    if (known) return known;
    highlight ??= makeHighlight();
    const colours = coloursOf((await highlight)(code, language).map(joinTokens));
    await cache.set(key, colours);
    return colours;
  };
}

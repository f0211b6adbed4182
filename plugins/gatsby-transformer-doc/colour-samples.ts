import type { GatsbyCache } from 'gatsby';
import { coloursOf, type SampleColours } from '../../src/site/samples/sample-colours';
import { codeDigest } from '../../src/site/sources/code-digest';
import { digestOf } from '../../src/site/sources/digest';
import { joinTokens, type Highlight } from './compile/code-tokens';
import { createHighlight } from './compile/highlighter';
import { languageOfFile } from '../../src/site/content/code-languages';

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

import { parseCodeMeta } from '../samples/code-meta';

const FENCE = /^\s*(?:`{3,}|~{3,})[\w-]+[ \t]+(?<meta>.*)$/gm;

/** Files that a reader runs or compiles. */
const RUNNABLE = /\.(?:tsx?|sol|cjs|mjs)$/;

/** The sample files that the text of a doc shows and a reader can run, each once, in order. */
export function shownSamples(text: string): string[] {
  const files = [...text.matchAll(FENCE)].map(({ groups }) => parseCodeMeta(groups?.meta).file);
  return [
    ...new Set(files.filter((file) => file !== undefined && RUNNABLE.test(file))),
  ] as string[];
}

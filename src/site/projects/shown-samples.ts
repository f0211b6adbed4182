import { parseCodeMeta } from '../samples/code-meta';

const FENCE = /^\s*(?:`{3,}|~{3,})[\w-]+[ \t]+(?<meta>.*)$/gm;

/** Matches files that a reader can run or compile. */
const RUNNABLE = /\.(?:tsx?|sol|cjs|mjs)$/;

/** Returns the runnable sample files that a doc shows, in order and without duplicates. */
export function shownSamples(text: string): string[] {
  const files = [...text.matchAll(FENCE)].map(({ groups }) => parseCodeMeta(groups?.meta).file);
  return [
    ...new Set(files.filter((file) => file !== undefined && RUNNABLE.test(file))),
  ] as string[];
}

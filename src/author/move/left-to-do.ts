import type { Draft } from '../draft/draft';
import type { Moved } from './moved';

/** Places that may contain addresses which no command edits: code, samples, tests, and the project's own pages. */
const PLACES: readonly [folder: string, endings: readonly string[]][] = [
  ['content', ['.mdx', '.yml', '.svg', '.ts', '.sol']],
  ['src', ['.ts', '.tsx']],
  ['plugins', ['.ts']],
  ['tests', ['.ts', '.tsx', '.txt', '.yml']],
];

/** Returns the places that still contain an old address, one per line, for the writer to review. */
export function leftToDo(draft: Draft, { paths }: Moved): string[] {
  if (paths.size === 0) return [];
  const escaped = [...paths.keys()].map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const old = new RegExp(`(?<![\\w./-])(?:${escaped.join('|')})(?![\\w/-]|\\.\\w)`, 'g');
  return PLACES.flatMap(([folder, endings]) =>
    endings.flatMap((ending) => draft.list(folder, ending)),
  )
    .filter((file) => !/node_modules|navigation\/redirects\.yml/.test(file))
    .flatMap((file) =>
      (draft.read(file) ?? '')
        .split('\n')
        .flatMap((line, index) =>
          Array.from(line.matchAll(old), ([path, ...rest]) => ({ path, rest })).map(
            ({ path }) => `check ${file}:${index + 1}: it still names ${path}`,
          ),
        ),
    );
}

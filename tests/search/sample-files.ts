import type { buildIndex } from '../../src/site/search/build-index';

type Built = Pick<ReturnType<typeof buildIndex>, 'shards' | 'pages'> &
  Partial<Pick<ReturnType<typeof buildIndex>, 'answers'>>;

/** A file of an index that a test has built, by its address as a host has it; undefined for what is no part of it. */
export function fileOfIndex({ shards, pages, answers }: Built, address: string): unknown {
  const [, kind, number] = /(words|page|answers)-(\d+)/.exec(address) ?? [];
  const at = Number(number);
  return kind === 'answers' ? answers?.get(at) : (kind === 'words' ? shards : pages)[at];
}

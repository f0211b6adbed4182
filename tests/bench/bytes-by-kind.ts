/** Kinds of files that a page fetches, in the order of the tables. */
export const KINDS = [
  'script',
  'style',
  'font',
  'HTML',
  'JSON',
  'image',
  'other',
  // Files that are prefetched for pages that the reader may visit next.
  'ahead',
] as const;

export type Kind = (typeof KINDS)[number];

/** A file fetched over the network. */
export interface Fetched {
  /** Resource type in the browser's protocol, such as `Script` or `Fetch`. */
  type: string;
  /** Media type without parameters. */
  mime: string;
  /** Transfer size, including headers. */
  bytes: number;
}

const ofType: Partial<Record<string, Kind>> = {
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Document: 'HTML',
  Image: 'image',
  Prefetch: 'ahead',
};

/**
 * Kinds by media type. They're used if the browser's resource type doesn't show the kind of the file, only how it was
 * requested, such as by a preload.
 */
const ofMime: readonly (readonly [RegExp, Kind])[] = [
  [/javascript/, 'script'],
  [/^text\/css/, 'style'],
  [/^(?:font\/|application\/font)/, 'font'],
  [/^text\/html/, 'HTML'],
  [/json/, 'JSON'],
  [/^image\//, 'image'],
];

const kindOf = ({ type, mime }: Fetched): Kind =>
  ofType[type] ?? ofMime.find(([sign]) => sign.test(mime))?.[1] ?? 'other';

/** Returns the sum of bytes for each kind; 0 for a kind that was not fetched. */
export function bytesByKind(fetched: readonly Fetched[]): Record<Kind, number> {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const file of fetched) bytes[kindOf(file)] += file.bytes;
  return bytes;
}

/** Returns the sum of bytes of all kinds. */
export const bytesOfKinds = (bytes: Record<Kind, number>): number =>
  KINDS.reduce((sum, kind) => sum + bytes[kind], 0);

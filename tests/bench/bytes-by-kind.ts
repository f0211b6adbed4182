/** What a page fetches, in the order of the tables. */
export const KINDS = [
  'script',
  'style',
  'font',
  'HTML',
  'JSON',
  'image',
  'other',
  // For pages that the reader may go to.
  'ahead',
] as const;

export type Kind = (typeof KINDS)[number];

/** A file that came over the network. */
export interface Fetched {
  /** As the browser's protocol calls it, such as `Script` or `Fetch`. */
  type: string;
  /** Media type without parameters. */
  mime: string;
  /** As sent, headers included. */
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

/** By media type where the browser's own word tells only how a file was asked for: by a preload, say. */
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

/** Bytes of each kind, those that did not come with 0. */
export function bytesByKind(fetched: readonly Fetched[]): Record<Kind, number> {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const file of fetched) bytes[kindOf(file)] += file.bytes;
  return bytes;
}

/** Bytes of all kinds together. */
export const bytesOfKinds = (bytes: Record<Kind, number>): number =>
  KINDS.reduce((sum, kind) => sum + bytes[kind], 0);

import type { GatsbyCache } from 'gatsby';
import { codeDigest, digestOf } from '../../src/site/sources/digest';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import type { Highlight } from './compile/code-tokens';
import { type CompiledDoc } from './compile/compiled-doc';
import type { ReferenceSource } from './compile/reference/reference-source';
import { areThreadsFaster, openThreads, type Threads } from '../../src/site/sources/threads';
import type { ReferenceFacts, ThreadAnswer, ThreadData, ThreadRequest } from './compile-thread';
import {
  type DocSettings,
  type Entry,
  makeEntry,
  type ReadFile,
  readFrom,
  termsOf,
} from './make-entry';
import { isStillValid } from './site-reference';

/** How many docs are read and compiled at a time, to limit memory use. */
const BATCH = 200;

/** The script of the threads that compile docs. Each thread needs memory for a compiler and a highlighter. */
const THREAD = 'plugins/gatsby-transformer-doc/compile-thread.ts';

/**
 * Compiles docs and caches the results. A doc is compiled again only if its content or one of its dependencies has
 * changed.
 */
export interface DocCompiler {
  /**
   * Compiles the doc in `file` (a path from the project root).
   *
   * @param text of a doc that is not in a file
   * @throws ContentError
   */
  compile(file: string, text?: string): Promise<CompiledDoc & { sources: string[] }>;
  /**
   * Compiles docs, in threads if many have changed.
   *
   * @param take called with each doc that has no mistakes, in order
   * @returns the mistakes of the others, in order
   */
  compileAll(
    files: readonly string[],
    take: (file: string, doc: CompiledDoc) => void,
  ): Promise<ContentProblem[]>;
  /**
   * Returns the last version of a doc without mistakes, or undefined if there has been none since the start, or since
   * its file was deleted.
   */
  lastGood(file: string): Promise<CompiledDoc | undefined>;
  /** Forgets the last good version of a doc, when its file is deleted. */
  forget(file: string): void;
}

/** Dependencies of a compiler, apart from the content. */
interface Tools {
  /** Creates the highlighter when the first doc is compiled. */
  makeHighlight: () => Promise<Highlight> | Highlight;
  read?: ReadFile;
  /**
   * Returns the data from which each thread builds its reference; without it, no threads are started. Threads always
   * create their highlighter with `createHighlight`, not with `makeHighlight`.
   */
  facts?: () => ReferenceFacts;
}

type DocThreads = Threads<ThreadRequest, ThreadAnswer>;

/** A doc and its cache entry. */
interface Found {
  file: string;
  text: string;
  key: string;
  /** Undefined if the doc is not cached, or if one of its dependencies has changed. */
  entry: Entry | undefined;
}

/**
 * Creates a compiler that caches its results.
 *
 * @param cache survives between builds; an entry is used only while all its dependencies are unchanged
 * @param currentReference returns the symbols and pages at the time a doc is requested
 */
export function createDocCompiler(
  root: string,
  settings: DocSettings,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  currentReference: () => ReferenceSource,
  { makeHighlight, read = readFrom(root), facts }: Tools,
): DocCompiler {
  const salt = digestOf(JSON.stringify(settings) + codeDigest(root));
  const running = new Map<string, Promise<Entry>>();
  /** Cache key of the last good version of each doc. */
  const goodKeys = new Map<string, string>();
  let highlight: Promise<Highlight> | Highlight | undefined;

  const digestOfFile = (path: string): string => digestOf(read(path) ?? '');

  const fresh = (entry: Entry | undefined, digestOfSource = digestOfFile): entry is Entry =>
    entry !== undefined &&
    Object.entries(entry.sources).every(([path, known]) => digestOfSource(path) === known) &&
    // A glossary that cannot be read does not invalidate the entry.
    [entry.terms, undefined].includes(termsOf(read, entry)) &&
    isStillValid(entry.notes, currentReference());

  const find = async (
    file: string,
    text = read(file) ?? '',
    digestOfSource = digestOfFile,
  ): Promise<Found> => {
    const key = digestOf(salt + file + text);
    const known = (await cache.get(key)) as Entry | undefined;
    return { file, text, key, entry: fresh(known, digestOfSource) ? known : undefined };
  };

  const make = async ({ file, text }: Found): Promise<Entry> =>
    makeEntry(file, text, {
      settings,
      highlight: await (highlight ??= makeHighlight()),
      read,
      reference: currentReference(),
    });

  const keep = async ({ file, key, entry }: Found, made: Entry): Promise<Entry> => {
    if (made !== entry) await cache.set(key, made);
    goodKeys.set(file, key);
    return made;
  };

  const lookUp = async (file: string, text?: string): Promise<Entry> => {
    const found = await find(file, text);
    return keep(found, found.entry ?? (await make(found)));
  };

  /** Compiles changed docs in threads, which skip docs with mistakes. */
  const fill = async (changed: readonly Found[], threads: DocThreads): Promise<void> => {
    // Longest first, so that no thread is still compiling a long doc when the others are done.
    const ordered = changed.toSorted((a, b) => b.text.length - a.text.length);
    await Promise.all(
      ordered.map(async (found) => {
        const made = await threads.ask({ file: found.file, text: found.text });
        if (made) found.entry = await keep(found, made);
      }),
    );
  };

  return {
    async compile(file, text) {
      // A page query requests several fields of a doc at the same time, such as body and headings: one look-up serves
      // all of them.
      const pending = running.get(file) ?? lookUp(file, text);
      running.set(file, pending);
      try {
        const { doc, sources } = await pending;
        return { ...doc, sources: Object.keys(sources) };
      } finally {
        running.delete(file);
      }
    },
    async compileAll(files, take) {
      const problems: ContentProblem[] = [];
      // Many docs use the same samples, so each is read once.
      const digests = new Map<string, string>();
      const digestOfSource = (path: string): string => {
        const digest = digests.get(path) ?? digestOfFile(path);
        digests.set(path, digest);
        return digest;
      };
      let threads: DocThreads | undefined;
      try {
        for (let start = 0; start < files.length; start += BATCH) {
          const batch = await Promise.all(
            files.slice(start, start + BATCH).map((file) => find(file, undefined, digestOfSource)),
          );
          const changed = batch.filter(({ entry }) => !entry);
          if (facts && areThreadsFaster(changed.length))
            threads ??= openThreads(root, THREAD, {
              root,
              settings,
              ...facts(),
            } satisfies ThreadData);
          if (threads) await fill(changed, threads);
          for (const found of batch) {
            try {
              const { doc } = await keep(found, found.entry ?? (await make(found)));
              take(found.file, doc);
            } catch (error) {
              if (!(error instanceof ContentError)) throw error;
              problems.push(...error.problems);
            }
          }
        }
      } finally {
        await threads?.close();
      }
      return problems;
    },
    async lastGood(file) {
      const key = goodKeys.get(file);
      return key === undefined ? undefined : ((await cache.get(key)) as Entry | undefined)?.doc;
    },
    forget(file) {
      goodKeys.delete(file);
    },
  };
}

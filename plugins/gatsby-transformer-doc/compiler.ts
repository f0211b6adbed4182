import type { GatsbyCache } from 'gatsby';
import { GLOSSARY } from '../../src/site/data/read-glossary';
import { codeDigest, digestOf, fileDigests } from '../../src/site/sources/digest';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import type { Highlight } from './compile/code-tokens';
import { type CompiledDoc } from './compile/compiled-doc';
import type { ReferenceSource } from './compile/reference/reference-source';
import { areThreadsFaster, openThreads, type Threads } from '../../src/site/sources/threads';
import type { ThreadAnswer, ThreadData, ThreadRequest } from './compile-thread';
import type { ReferenceFacts } from './site-reference';
import {
  type DocSettings,
  type Entry,
  makeEntry,
  type ReadFile,
  readFrom,
  termsOf,
} from './make-entry';
import { fileOfPart, ifRight, readPart } from './compile/source-parts';
import { isStillValid } from './site-reference';

/** How many docs are read and compiled at a time, to limit memory use. */
const BATCH = 200;

/** The script of the threads that compile docs. Each thread needs memory for a compiler and a highlighter. */
const THREAD = 'plugins/gatsby-transformer-doc/compile-thread.ts';

/** A compiled doc without its long parts. */
export type DocSummary = Omit<CompiledDoc, (typeof LONG)[number]>;

/** The parts of a compiled doc that are not kept in memory, because of all docs they would take too much of it. */
const LONG = ['body', 'sections', 'proseWords'] as const;

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
  /** Like `compile`, but doesn't read the long parts from the cache, so it is quick for docs that haven't changed. */
  summary(file: string): Promise<DocSummary & { sources: string[] }>;
  /**
   * Compiles docs, in threads if many have changed.
   *
   * @param take called with each doc that has no mistakes, in order
   * @returns the mistakes of the others, in order
   */
  compileAll(
    files: readonly string[],
    take: (file: string, doc: DocSummary) => void,
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

/** A doc that was looked up, and all of it if it was compiled or read from the cache for that. */
interface Compiled {
  kept: Kept;
  doc?: CompiledDoc;
}

type DocThreads = Threads<ThreadRequest, ThreadAnswer>;

/** A compiled doc as it is kept in memory. */
interface Kept extends Pick<Entry, 'sources' | 'notes'> {
  /** Key of the whole entry in the cache. */
  key: string;
  /** Digest of the glossary for which the doc's terms were last found unchanged. */
  glossary: string;
  summary: DocSummary;
}

/** A doc that was looked up, and its text with the key of that text, in case the doc must be compiled. */
interface Found {
  file: string;
  text: string;
  key: string;
  /** Undefined if the doc is not cached, or if one of its dependencies has changed. */
  compiled: Compiled | undefined;
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
  const digestOfFile = fileDigests(root, (path) => ifRight(() => readPart(read, path)), fileOfPart);
  const running = new Map<string, Promise<Compiled>>();
  /** The last good version of each doc. */
  const memory = new Map<string, Kept>();
  let highlight: Promise<Highlight> | Highlight | undefined;

  const isFresh = ({ sources, notes }: Kept): boolean =>
    Object.entries(sources).every(([path, known]) => digestOfFile(path) === known) &&
    isStillValid(notes, currentReference());

  const keptOf = (key: string, { doc, sources, notes }: Entry): Kept => {
    const summary = Object.fromEntries(
      Object.entries(doc).filter(([field]) => !(LONG as readonly string[]).includes(field)),
    ) as unknown as DocSummary;
    return { key, glossary: digestOfFile(GLOSSARY), summary, sources, notes };
  };

  const load = async (key: string): Promise<Compiled | undefined> => {
    const entry = (await cache.get(key)) as Entry | undefined;
    // A glossary that cannot be read does not invalidate the entry.
    const isSame = entry && [entry.terms, undefined].includes(termsOf(read, entry));
    return isSame ? { kept: keptOf(key, entry), doc: entry.doc } : undefined;
  };

  const keyOf = (file: string, digest: string): string => digestOf(salt + file + digest);

  const find = async (file: string, given?: string): Promise<Found> => {
    const key = keyOf(file, given === undefined ? digestOfFile(file) : digestOf(given));
    const last = memory.get(file);
    const isSame = last?.key === key && last.glossary === digestOfFile(GLOSSARY);
    const compiled = isSame ? { kept: last } : await load(key);
    if (compiled && isFresh(compiled.kept)) return { file, text: '', key, compiled };
    // The file may have been saved since it was digested, so the key must come from the text that is compiled.
    const text = given ?? read(file) ?? '';
    return { file, text, key: keyOf(file, digestOf(text)), compiled: undefined };
  };

  const make = async ({ file, text }: Found): Promise<Entry> =>
    makeEntry(file, text, {
      settings,
      highlight: await (highlight ??= makeHighlight()),
      read,
      reference: currentReference(),
    });

  const store = async ({ key }: Found, entry: Entry): Promise<Compiled> => {
    await cache.set(key, entry);
    return { kept: keptOf(key, entry), doc: entry.doc };
  };

  const remember = (file: string, compiled: Compiled): Compiled => {
    memory.set(file, compiled.kept);
    return compiled;
  };

  const lookUp = async (file: string, text?: string): Promise<Compiled> => {
    const found = await find(file, text);
    return remember(file, found.compiled ?? (await store(found, await make(found))));
  };

  /** Looks up a doc once for all fields that a query requests at the same time, such as body and headings. */
  const shareLookUp = async (file: string, text?: string): Promise<Compiled> => {
    const pending = running.get(file) ?? lookUp(file, text);
    running.set(file, pending);
    try {
      return await pending;
    } finally {
      running.delete(file);
    }
  };

  const readDoc = async (key: string): Promise<CompiledDoc | undefined> =>
    ((await cache.get(key)) as Entry | undefined)?.doc;

  /** Compiles changed docs in threads, which skip docs with mistakes. */
  const fill = async (changed: readonly Found[], threads: DocThreads): Promise<void> => {
    // Longest first, so that no thread is still compiling a long doc when the others are done.
    const ordered = changed.toSorted((a, b) => b.text.length - a.text.length);
    await Promise.all(
      ordered.map(async (found) => {
        const made = await threads.ask({ file: found.file, text: found.text });
        if (made) found.compiled = await store(found, made);
      }),
    );
  };

  return {
    async compile(file, text) {
      const { kept, doc = await readDoc(kept.key) } = await shareLookUp(file, text);
      // Only if the cache was emptied during a run.
      if (!doc) throw new Error(`${file} is no longer in the cache`);
      return { ...doc, sources: Object.keys(kept.sources) };
    },
    async summary(file) {
      const { summary, sources } = (await shareLookUp(file)).kept;
      return { ...summary, sources: Object.keys(sources) };
    },
    async compileAll(files, take) {
      const problems: ContentProblem[] = [];
      let threads: DocThreads | undefined;
      try {
        for (let start = 0; start < files.length; start += BATCH) {
          const batch = await Promise.all(
            files.slice(start, start + BATCH).map((file) => find(file)),
          );
          const changed = batch.filter(({ compiled }) => !compiled);
          if (facts && areThreadsFaster(changed.length))
            threads ??= openThreads(root, THREAD, {
              root,
              settings,
              ...facts(),
            } satisfies ThreadData);
          if (threads) await fill(changed, threads);
          for (const found of batch) {
            try {
              const compiled = found.compiled ?? (await store(found, await make(found)));
              take(found.file, remember(found.file, compiled).kept.summary);
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
      const kept = memory.get(file);
      return kept && readDoc(kept.key);
    },
    forget(file) {
      memory.delete(file);
    },
  };
}

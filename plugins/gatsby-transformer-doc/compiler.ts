import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import type { Highlight } from './compile/code-tokens';
import { compileDoc } from './compile/compile-doc';
import { type CompiledDoc } from './compile/compiled-doc';
import { type CompileSettings } from './compile/compile-settings';
import { codeDigest } from '../../src/site/sources/code-digest';
import { digestOf } from '../../src/site/sources/digest';
import { withProductSlug } from '../../src/site/settings/product-text';
import type { ReferenceSource } from './compile/reference/reference-source';
import { readDocSource } from '../../src/site/content/front-matter';
import { messagesOf, pathOf } from './doc-language';
import { holds, noteReference, type ReferenceNotes } from './noted-reference';

/** A compiled doc, the digests of the files it took regions and figures from, and of what it asked of the reference. */
interface Entry {
  doc: CompiledDoc;
  sources: Record<string, string>;
  notes: ReferenceNotes;
}

/** Compiles docs once per content: a warm build only looks the results up. */
export interface DocCompiler {
  /** Compiles the doc in `file` (a path from the project root). @throws ContentError */
  compile(file: string): Promise<CompiledDoc & { sources: string[] }>;
  /** The doc as it was when it last had no mistake; undefined where it has had some since the start. */
  lastGood(file: string): Promise<CompiledDoc | undefined>;
}

type Settings = Omit<CompileSettings, 'highlight' | 'message' | 'readSource' | 'reference'>;

/** What a compiler works with besides the content. */
interface Tools {
  /** Makes what colours code, when a doc is first compiled. */
  makeHighlight: () => Promise<Highlight> | Highlight;
  /** A file's text by its path from the project root, or undefined where there is none. */
  read?: (path: string) => string | undefined;
}

/**
 * @param cache survives between builds; an entry is used only while everything it was made from is unchanged
 * @param currentReference the symbols and pages as they are when a doc is asked for
 */
export function createDocCompiler(
  root: string,
  settings: Settings,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  currentReference: () => ReferenceSource,
  { makeHighlight, read = readerOf(root) }: Tools,
): DocCompiler {
  const salt = digestOf(JSON.stringify(settings) + codeDigest(root));
  const running = new Map<string, Promise<Entry>>();
  /** Where the cache has each doc as it was last right. */
  const goodKeys = new Map<string, string>();
  let highlight: Promise<Highlight> | Highlight | undefined;

  const fresh = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined &&
    Object.entries(entry.sources).every(([path, known]) => digestOf(read(path) ?? '') === known) &&
    holds(entry.notes, currentReference());

  const make = async (file: string, text: string): Promise<Entry> => {
    const sources: Record<string, string> = {};
    const source = readDocSource(file, text);
    const readSource = (name: string): string | undefined => {
      const found = read(name);
      sources[name] = digestOf(found ?? '');
      return found;
    };
    const path = pathOf(file, source, readSource);
    const { reference, notes } = noteReference(currentReference());
    const doc = compileDoc(
      file,
      source.body,
      {
        ...settings,
        highlight: await (highlight ??= makeHighlight()),
        readSource,
        reference,
        message: messagesOf(file, readSource),
      },
      withProductSlug(path, settings.product),
    );
    return { doc, sources, notes };
  };

  const lookUp = async (file: string): Promise<Entry> => {
    const text = read(file) ?? '';
    const key = digestOf(salt + file + text);
    const known = (await cache.get(key)) as Entry | undefined;
    const entry = fresh(known) ? known : await make(file, text);
    if (entry !== known) await cache.set(key, entry);
    goodKeys.set(file, key);
    return entry;
  };

  return {
    async compile(file) {
      // A page query asks for body, headings and links at once: one look-up serves all three.
      const pending = running.get(file) ?? lookUp(file);
      running.set(file, pending);
      try {
        const { doc, sources } = await pending;
        return { ...doc, sources: Object.keys(sources) };
      } finally {
        running.delete(file);
      }
    },
    async lastGood(file) {
      const key = goodKeys.get(file);
      return key === undefined ? undefined : ((await cache.get(key)) as Entry | undefined)?.doc;
    },
  };
}

function readerOf(root: string): (path: string) => string | undefined {
  return (path) => {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      return undefined;
    }
  };
}

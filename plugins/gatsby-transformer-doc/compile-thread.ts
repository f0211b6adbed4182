import { parentPort, workerData } from 'node:worker_threads';
import type { ApiSymbol } from '../../src/site/reference/api-symbol';
import { createHighlight } from './compile/highlighter';
import { makeEntry, type DocSettings, type Entry } from './make-entry';
import { readFrom } from './read-from';
import { siteReference, type ReferenceDoc } from './site-reference';

/** What the reference is made of: plain data, which a thread can be given. */
export interface ReferenceFacts {
  symbols: readonly ApiSymbol[];
  docs: readonly ReferenceDoc[];
}

/** What a thread is started with. */
export interface ThreadData extends ReferenceFacts {
  root: string;
  settings: DocSettings;
}

/** A doc to be compiled. */
export interface ThreadRequest {
  /** Path from the project root. */
  file: string;
  text: string;
}

/** Undefined for a doc that cannot be compiled: whoever asked does it again, and meets the error where it can be told. */
export type ThreadAnswer = Entry | undefined;

/** Answers one request after the other, with a highlighter and a reference of its own. */
async function serve({ root, settings, symbols, docs }: ThreadData): Promise<void> {
  const reference = siteReference(root, symbols, docs, settings.product);
  const read = readFrom(root);
  const highlight = await createHighlight();
  const answer = ({ file, text }: ThreadRequest): ThreadAnswer => {
    try {
      return makeEntry(file, text, { settings, highlight, read, reference });
    } catch {
      return undefined;
    }
  };
  parentPort?.on('message', (request: ThreadRequest) => parentPort?.postMessage(answer(request)));
}

void serve(workerData as ThreadData);

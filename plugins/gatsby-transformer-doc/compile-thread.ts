import { parentPort, workerData } from 'node:worker_threads';
import { createHighlight } from './compile/highlighter';
import { type DocSettings, type Entry, makeEntry, readFrom } from './make-entry';
import { type ReferenceFacts, siteReference } from './site-reference';

/** Initial data of a thread. */
export interface ThreadData extends ReferenceFacts {
  root: string;
  settings: DocSettings;
}

/** A doc to compile. */
export interface ThreadRequest {
  /** Path from the project root. */
  file: string;
  text: string;
}

/**
 * The compiled doc. Undefined if the doc cannot be compiled: the main thread then compiles it again, to get the error
 * and report it.
 */
export type ThreadAnswer = Entry | undefined;

/** Runs in a thread: compiles the requested docs one at a time, with the thread's own highlighter and reference. */
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

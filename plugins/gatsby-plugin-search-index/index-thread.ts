import { parentPort } from 'node:worker_threads';
import { type IndexSource, indexOf, type LocaleIndex } from './build-indexes';

/** Builds indexes, one at a time. */
parentPort?.on('message', (source: IndexSource) => {
  parentPort?.postMessage(indexOf(source) satisfies LocaleIndex);
});

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadData, ThreadRequest } from './compile-thread';

/** Each holds a compiler and a highlighter, some 150 MB; beyond these the one that keeps what they make is the slowest. */
const MOST_THREADS = 4;

/** As many threads as are of use here: none where there is one core. */
export function usefulThreads(): number {
  const cores = availableParallelism();
  return cores > 1 ? Math.min(cores, MOST_THREADS) : 0;
}

/** Threads that compile docs. */
export interface DocThreads {
  /**
   * Has the next idle thread compile a doc. Undefined where it cannot be compiled.
   *
   * @throws Error when a thread has ended early
   */
  make(request: ThreadRequest): Promise<ThreadAnswer>;
  /** Ends them; what they are at is lost. */
  close(): Promise<void>;
}

interface Job {
  request: ThreadRequest;
  resolve: (answer: ThreadAnswer) => void;
  reject: (error: Error) => void;
}

/** Starts threads, which takes each about a second. */
export function openThreads(count: number, data: ThreadData): DocThreads {
  const script = join(data.root, 'plugins/gatsby-transformer-doc/compile-thread.ts');
  // A thread has no loader of its own for TypeScript: this file, run as text, gives it one.
  const start = `require('tsx/cjs'); require(${JSON.stringify(script)});`;
  const workers = Array.from(
    { length: count },
    () => new Worker(start, { eval: true, workerData: data }),
  );
  const waiting: Job[] = [];
  const busy = new Map<Worker, Job>();
  let failure: Error | undefined;

  const giveOut = (): void => {
    for (const worker of workers) {
      if (busy.has(worker)) continue;
      const job = waiting.shift();
      if (!job) return;
      busy.set(worker, job);
      worker.postMessage(job.request);
    }
  };

  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of [...busy.values(), ...waiting]) reject(error);
  };

  for (const worker of workers) {
    worker.on('message', (answer: ThreadAnswer) => {
      const job = busy.get(worker);
      busy.delete(worker);
      giveOut();
      job?.resolve(answer);
    });
    worker.on('error', fail);
    // After an error, or when they are closed, nothing waits any more.
    worker.on('exit', () => fail(new Error('A thread that compiles docs has ended early')));
  }

  return {
    make: (request) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        waiting.push({ request, resolve, reject });
        giveOut();
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

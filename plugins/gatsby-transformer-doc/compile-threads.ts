import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadData, ThreadRequest } from './compile-thread';

/**
 * Maximum number of threads. Each needs memory for a compiler and a highlighter. With more than four, storing their
 * results is the bottleneck.
 */
const MOST_THREADS = 4;

/** Returns how many threads are worth starting on this machine: none if it has one core. */
export function usefulThreads(): number {
  const cores = availableParallelism();
  return cores > 1 ? Math.min(cores, MOST_THREADS) : 0;
}

/** Threads that compile docs. */
export interface DocThreads {
  /**
   * Compiles a doc on the next idle thread. Resolves to undefined if the doc cannot be compiled.
   *
   * @throws Error when a thread has ended early
   */
  make(request: ThreadRequest): Promise<ThreadAnswer>;
  /** Terminates the threads; unfinished jobs are lost. */
  close(): Promise<void>;
}

interface Job {
  request: ThreadRequest;
  resolve: (answer: ThreadAnswer) => void;
  reject: (error: Error) => void;
}

/** Starts threads. Each takes about a second to start. */
export function openThreads(count: number, data: ThreadData): DocThreads {
  const script = join(data.root, 'plugins/gatsby-transformer-doc/compile-thread.ts');
  // A worker has no TypeScript loader, so this inline script registers one first.
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
    // After an error or a normal `close()`, no job is left to reject.
    worker.on('exit', () =>
      fail(new Error('A thread that compiles docs stopped too early: build again')),
    );
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

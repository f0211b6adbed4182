import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

/** Maximum number of threads. With more than four, receiving their results is the bottleneck. */
const MOST_THREADS = 4;

/**
 * How many requests a thread is sent at a time. While the main thread is busy and can't receive a result, the thread
 * continues with the next request.
 */
const REQUESTS_AHEAD = 12;

/** How many docs or pages one thread processes in the time that it takes to start threads. */
const FEW_REQUESTS = 60;

/** Returns whether threads would answer this many requests sooner than the main thread. */
export const areThreadsFaster = (requests: number): boolean =>
  requests > FEW_REQUESTS && availableParallelism() > 1;

/** Threads that run the same script. */
export interface Threads<Request, Answer> {
  /**
   * Sends a request to a thread, and resolves to its answer.
   *
   * @throws Error when a thread has ended early
   */
  ask(request: Request): Promise<Answer>;
  /** Terminates the threads. Requests without an answer are rejected. */
  close(): Promise<void>;
}

interface Job<Request, Answer> {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/**
 * Starts threads, which takes about a second.
 *
 * @param script path from the project root. It answers each message with one message, in order. It is compiled first,
 * because a TypeScript loader would take two seconds in every thread.
 * @param data the script's `workerData`
 * @param most maximum number of threads
 */
export function openThreads<Request, Answer>(
  root: string,
  script: string,
  data: unknown,
  most = MOST_THREADS,
): Threads<Request, Answer> {
  const compiled = join(root, '.cache/threads', basename(script).replace(/\.ts$/, '.mjs'));
  buildSync({
    absWorkingDir: root,
    entryPoints: [script],
    outfile: compiled,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const workers = Array.from(
    { length: Math.min(availableParallelism(), most) },
    () => new Worker(compiled, { workerData: data }),
  );
  const waiting: Job<Request, Answer>[] = [];
  const sent = new Map(workers.map((worker) => [worker, [] as Job<Request, Answer>[]]));
  let failure: Error | undefined;

  const send = (worker: Worker, jobs: Job<Request, Answer>[]): void => {
    while (jobs.length < REQUESTS_AHEAD) {
      const job = waiting.shift();
      if (!job) return;
      jobs.push(job);
      worker.postMessage(job.request);
    }
  };

  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of [...[...sent.values()].flat(), ...waiting]) reject(error);
  };

  for (const [worker, jobs] of sent) {
    worker.on('message', (answer: Answer) => {
      const job = jobs.shift();
      send(worker, jobs);
      job?.resolve(answer);
    });
    worker.on('error', fail);
    worker.on('messageerror', fail);
    // After an error, all jobs are rejected already, and after `close()`, usually no job is left.
    worker.on('exit', () =>
      fail(new Error(`A thread of ${script} stopped too early: build again`)),
    );
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        waiting.push({ request, resolve, reject });
        // The thread with the fewest requests comes first, so that all get some.
        const [next] = [...sent].sort(([, a], [, b]) => a.length - b.length);
        if (next) send(...next);
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

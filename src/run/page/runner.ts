import type { Apart, ApartResult } from '../apart/run-apart';
import type { GivenProgram } from '../../site/runs/given-program';
import type { ProgramDeeds, Question, RunFailure, Reply } from '../worker/worker';
import type { GivenScenario } from '../scenario/given-scenario';
import type { Typed } from '../scenario/run-call';
import type { RunResult } from '../scenario/run-result';
import { sitePath } from '../../kit/view/site-paths';

/** Error for a call that was not run. */
export class NotRun extends Error {
  override readonly name = 'NotRun';

  constructor(readonly failure: RunFailure) {
    super(failure.message);
  }
}

type QuestionBody = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never;

interface Chain {
  worker: Worker;
  /** Resolves once the market is ready. */
  ready: Promise<unknown>;
  waiting: Map<number, (reply: Reply) => void>;
  fail: (error: Error) => void;
}

/** The chain of this visit. It and everything that has run on it stay when the reader opens another page. */
let chain: Chain | undefined;
let asked = 0;

/** Returns the URL of a file in `RUN_FOLDER`, without the origin. */
export const fileOf = (name: string): string => sitePath(`${RUN_FOLDER}/${name}`);

/** Fetches a file from `RUN_FOLDER`. @throws Error if it does not load */
export async function fetchRunFile(name: string, cache?: RequestCache): Promise<Response> {
  const response = await fetch(fileOf(name), cache && { cache });
  if (!response.ok) throw new Error(`${fileOf(name)}: ${response.status}`);
  return response;
}

/** Fetches a JSON file from `RUN_FOLDER`. @throws Error if it does not load */
export const fetchJson = async <T>(name: string, cache?: RequestCache): Promise<T> =>
  (await (await fetchRunFile(name, cache)).json()) as T;

/** Fetches a scenario with its contract. */
export const fetchScenario = (sample: string): Promise<GivenScenario> =>
  fetchJson<GivenScenario>(`${sample}.json`);

/** Fetches a program with its files. */
export const fetchProgram = (main: string): Promise<GivenProgram> =>
  fetchJson<GivenProgram>(`${main}.json`);

function ask<T>(
  { worker, waiting }: Chain,
  question: QuestionBody,
  ports: MessagePort[] = [],
): Promise<T> {
  const id = (asked += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, (reply) => {
      waiting.delete(id);
      if ('error' in reply) reject(new NotRun(reply.error));
      else resolve(reply.result as T);
    });
    worker.postMessage({ id, ...question }, ports);
  });
}

function startChain(): Chain {
  const worker = new Worker(fileOf('worker.js'));
  const waiting: Chain['waiting'] = new Map();
  let breakOff: (error: NotRun) => void = () => undefined;
  // Rejects if the worker fails while the page fetches the market. At that time no request has been sent to the worker,
  // so no reply could report the error.
  const broken = new Promise<never>((_, reject) => (breakOff = reject));
  const fail = (error: Error) => {
    breakOff(new NotRun({ message: error.message }));
    const all = [...waiting.values()];
    waiting.clear();
    for (const answer of all) answer({ id: 0, error: { message: error.message } });
    if (chain?.worker === worker) chain = undefined;
    worker.terminate();
  };
  const started: Chain = { worker, waiting, fail, ready: Promise.resolve() };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) =>
    waiting.get(data.id)?.(data),
  );
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail(new Error(event.message || 'The worker did not load. Check your network connection.'));
  });
  const market = Promise.all([fetchJson('market.json'), fetchJson('interfaces.json')]).then(
    ([start, interfaces]) => ask(started, { start, interfaces } as QuestionBody),
  );
  started.ready = Promise.race([broken, market]);
  started.ready.catch(fail);
  return started;
}

/** Starts the chain of this visit in advance. */
export function prepareChain(): void {
  chain ??= startChain();
}

/**
 * Runs a call on the chain of this visit, starting the chain if necessary.
 *
 * @throws NotRun if a field is invalid or the engine is stopped; Error if a file does not load
 */
export async function run(
  scenario: GivenScenario,
  region: string,
  typed: Typed,
): Promise<RunResult> {
  const on = (chain ??= startChain());
  await on.ready;
  return ask<RunResult>(on, { run: { scenario, region, typed } });
}

/**
 * Connects a program to the chain of this visit.
 *
 * @param port the chain's end of the channel
 */
export async function connectProgram(port: MessagePort): Promise<void> {
  const on = (chain ??= startChain());
  await on.ready;
  await ask(on, { connect: true }, [port]);
}

/** Returns the transactions of the most recently connected program, and its last call that reverted. */
export async function programDeeds(): Promise<ProgramDeeds> {
  if (!chain) throw new NotRun({ message: 'stopped' });
  return ask<ProgramDeeds>(chain, { deeds: true });
}

/**
 * Runs a task on a separate chain, which is discarded afterwards.
 *
 * @throws the same errors as {@link run}
 */
export async function runApart<T extends ApartResult>(apart: Apart): Promise<T> {
  const on = (chain ??= startChain());
  await on.ready;
  return ask<T>(on, { apart });
}

/** Stops everything that is running. The next call starts with a new market. */
export function stopChain(): void {
  chain?.fail(new Error('stopped'));
  chain = undefined;
}

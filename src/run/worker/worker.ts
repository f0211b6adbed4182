import { runApart, type Apart } from '../apart/run-apart';
import type { GivenScenario, Interfaces } from '../scenario/given-scenario';
import { FieldError, runCall, type Typed } from '../scenario/run-call';
import { Stage } from '../scenario/stage';
import type { Start } from '../engine/chain';
import { type Engine, type Request, startEngine } from '../engine/engine';
import { marketClock } from '../engine/market-clock';
import { RpcError } from '../engine/rpc-error';
import { ProgramLink } from './program-link';

/**
 * A request from the page to the worker: start a chain, which replaces the previous one; send an EIP-1193 request; run
 * a call of a scenario; connect a program, whose port is sent along; return the program's effects; or run a task on a
 * separate chain with the same start. The reply has the same `id`.
 */
export type Question = { id: number } & (
  | { start: Start; interfaces: Interfaces }
  | { request: Request }
  | { run: { scenario: GivenScenario; region: string; typed: Typed } }
  | { connect: true }
  | { deeds: true }
  | { apart: Apart }
);

/** The reason why a request failed. */
export interface Refusal {
  message: string;
  code?: number;
  data?: string;
  /** The invalid field. */
  field?: string;
}

/** The worker's reply to a request. */
export type Reply = { id: number } & ({ result: unknown } | { error: Refusal });

let engine: Engine | undefined;
let stage: Stage | undefined;
let program: ProgramLink | undefined;
let given: { start: Start; interfaces: Interfaces } | undefined;

async function answer(question: Question, port?: MessagePort): Promise<unknown> {
  if ('start' in question) {
    const chain = await startEngine(question.start, marketClock(question.start));
    engine = chain;
    given = question;
    stage = new Stage(
      (method, ...params) => chain.request({ method, params }) as never,
      question.interfaces,
    );
    return null;
  }
  if (!engine || !stage || !given) throw new Error('Start a chain first.');
  if ('apart' in question) return runApart(given, question.apart);
  if ('request' in question) return engine.request(question.request);
  if ('connect' in question) {
    program = port && new ProgramLink(engine, port);
    return null;
  }
  if ('deeds' in question) return program?.deeds(stage);
  const { scenario, region, typed } = question.run;
  return runCall(stage, scenario, region, typed);
}

const { postMessage } = self as unknown as { postMessage(reply: Reply): void };

self.addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  const { id } = data;
  answer(data, ports[0]).then(
    (result) => postMessage({ id, result }),
    (error: unknown) => postMessage({ id, error: told(error) }),
  );
});

function told(error: unknown): Refusal {
  if (error instanceof FieldError) return { message: error.message, field: error.field };
  if (!(error instanceof RpcError)) return { message: String(error) };
  const { code, message, data } = error;
  return { code, message, ...(data !== undefined && { data }) };
}

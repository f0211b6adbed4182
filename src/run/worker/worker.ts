import { type Apart, runApart } from '../apart/run-apart';
import type { Start } from '../engine/chain';
import { type Engine, marketClock, type Request, startEngine } from '../engine/engine';
import { bytesOf, type Hex, RpcError } from '../engine/json-rpc';
import { statedReason } from '../engine/reverts';
import type { ChainQuestion } from '../program/program-messages';
import type { GivenScenario, Interfaces } from '../scenario/given-scenario';
import { FieldError, runCall, type Typed } from '../scenario/run-call';
import type { RunResult } from '../scenario/run-result';
import { Stage } from '../scenario/stage';
import { errorNameOf, tellTransaction } from '../scenario/tell-transaction';

/** A program's effects on the chain. */
export interface ProgramDeeds {
  /** Its transactions, in order; only the last ones if there are many. */
  transactions: RunResult[];
  /** How many earlier transactions are omitted. */
  left: number;
  /** The last call that failed with revert data, which may be why the program stopped. */
  refused?: { message: string; data: Hex };
}

/**
 * Maximum requests of one program. After that, requests fail, so a program with an infinite loop can't block the chain.
 */
const MOST_QUESTIONS = 5_000;
/** Maximum transactions to describe one by one. */
const MOST_TOLD = 50;

/** Connects a program to the chain: responds to its requests, and records its transactions. */
export class ProgramLink {
  readonly #sent: Hex[] = [];
  #refused: ProgramDeeds['refused'];
  #asked = 0;

  constructor(
    private readonly engine: Engine,
    private readonly port: MessagePort,
  ) {
    port.onmessage = ({ data }: MessageEvent<ChainQuestion>) => void this.#answer(data);
  }

  async #answer({ id, method, params }: ChainQuestion): Promise<void> {
    this.#asked += 1;
    if (this.#asked > MOST_QUESTIONS) {
      const message = `A program may send at most ${MOST_QUESTIONS} requests on this page: copy it and run it on your machine.`;
      this.port.postMessage({ id, error: { code: -32005, message } });
      return;
    }
    try {
      const result = await this.engine.request({ method, params });
      if (/^eth_send(?:Raw)?Transaction$/.test(method)) this.#sent.push(result as Hex);
      this.port.postMessage({ id, result });
    } catch (error) {
      this.port.postMessage({ id, error: this.#told(error) });
    }
  }

  #told(error: unknown): { code?: number; message: string; data?: Hex } {
    if (!(error instanceof RpcError)) return { message: String(error) };
    const { code, message, data } = error;
    if (data !== undefined) this.#refused = { message, data };
    return { code, message, ...(data !== undefined && { data }) };
  }

  /** Returns the program's effects on the chain so far. */
  async deeds(stage: Stage): Promise<ProgramDeeds> {
    const transactions: RunResult[] = [];
    for (const hash of this.#sent.slice(-MOST_TOLD)) {
      const { told } = await tellTransaction(stage, hash, []);
      transactions.push({ values: [], ...told });
    }
    return {
      transactions,
      left: Math.max(0, this.#sent.length - MOST_TOLD),
      ...(this.#refused && { refused: reasonOf(this.#refused, stage) }),
    };
  }
}

type Refused = NonNullable<ProgramDeeds['refused']>;

/** Returns an error with its decoded reason as message, in the wording that results use. */
const reasonOf = ({ message, data }: Refused, { interfaces }: Stage): Refused => ({
  message: statedReason(bytesOf(data)) ?? errorNameOf(data, interfaces.errors) ?? message,
  data,
});

/**
 * A request from the page to the worker. The worker's reply has the same `id`. The request can:
 *
 * - start a chain, which replaces the previous one
 * - send an EIP-1193 request
 * - run a call of a scenario
 * - connect a program, whose port is sent along
 * - return the program's effects on the chain
 * - run a task on a separate chain with the same start
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
export interface RunFailure {
  message: string;
  code?: number;
  data?: string;
  /** The invalid field. */
  field?: string;
}

/** The worker's reply to a request. */
export type Reply = { id: number } & ({ result: unknown } | { error: RunFailure });

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
  if (!engine || !stage || !given)
    throw new Error('The chain has not started: send the start message first.');
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

function told(error: unknown): RunFailure {
  if (error instanceof FieldError) return { message: error.message, field: error.field };
  if (!(error instanceof RpcError)) return { message: String(error) };
  const { code, message, data } = error;
  return { code, message, ...(data !== undefined && { data }) };
}

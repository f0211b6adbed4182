import { type Engine } from '../engine/engine';
import { bytesOf, type Hex } from '../engine/quantities';
import { statedReason } from '../engine/reverts';
import { RpcError } from '../engine/rpc-error';
import type { ChainQuestion } from '../program/program-messages';
import type { RunResult } from '../scenario/run-result';
import type { Stage } from '../scenario/stage';
import { errorNameOf } from '../scenario/tell-failure';
import { tellTransaction } from '../scenario/tell-transaction';

/** A program's effects on the chain. */
export interface ProgramDeeds {
  /** Its transactions, in order; only the last ones if there are many. */
  transactions: RunResult[];
  /** How many earlier transactions are omitted. */
  left: number;
  /** The last call that failed with revert data, which may be why the program stopped. */
  refused?: { message: string; data: Hex };
}

/** Maximum requests of one program. An infinite loop gets an error, so it can't block the chain forever. */
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
      const message = `This page answers ${MOST_QUESTIONS} requests of a program.`;
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

  /** Returns its effects so far. */
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

/** Replaces the message of an error with its decoded reason, in the wording that results use. */
const reasonOf = ({ message, data }: Refused, { interfaces }: Stage): Refused => ({
  message: statedReason(bytesOf(data)) ?? errorNameOf(data, interfaces.errors) ?? message,
  data,
});

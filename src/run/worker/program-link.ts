import { type Engine } from '../engine/engine';
import { bytesOf, type Hex } from '../engine/quantities';
import { statedReason } from '../engine/reverts';
import { RpcError } from '../engine/rpc-error';
import type { ChainQuestion } from '../program/program-messages';
import type { RunResult } from '../scenario/run-result';
import type { Stage } from '../scenario/stage';
import { errorNameOf } from '../scenario/tell-failure';
import { tellTransaction } from '../scenario/tell-transaction';

/** What a program did on the chain. */
export interface ProgramDeeds {
  /** Its transactions, in their order; a long program's last. */
  transactions: RunResult[];
  /** How many more it sent before those. */
  left: number;
  /** The last call that the chain refused with a reason: what the program may have stopped at. */
  refused?: { message: string; data: Hex };
}

/** What one program may ask: a loop without an end is told so, and does not hold up the chain for good. */
const MOST_QUESTIONS = 5_000;
/** More transactions than these are not told one by one. */
const MOST_TOLD = 50;

/** A program's way to the chain: answers what it asks, and notes what it did. */
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

  /** What it did until now. */
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

/** A refusal by its reason alone, as results have it. */
const reasonOf = ({ message, data }: Refused, { interfaces }: Stage): Refused => ({
  message: statedReason(bytesOf(data)) ?? errorNameOf(data, interfaces.errors) ?? message,
  data,
});

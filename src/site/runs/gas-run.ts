import type { AbiFunction } from 'viem';

/** A transaction of the caller in the test market, as JSON. */
export interface SentCall {
  /** The called contract; absent if the transaction creates a contract. */
  to?: `0x${string}`;
  data: `0x${string}`;
  /** Ether that is sent along, in wei. */
  value?: `0x${string}`;
}

/** A measured call. It starts from the initial market. */
export interface GasRun {
  /** Gas that the transaction uses, after refunds: what its sender pays for. */
  gas: number;
  /** Transactions that are sent first, each in its own block. */
  before: SentCall[];
  call: SentCall;
}

/** A measured call that a reader can choose. */
export interface GasChoice {
  key: string;
  label: string;
}

/** All measured calls, as `tests/samples/write-gas.ts` writes them. Readers run them again in their browser. */
export interface GasRuns {
  /** ABIs of called functions that the interfaces of the market don't include. */
  functions: AbiFunction[];
  /** Every transaction once, because most runs are prepared in the same way. */
  transactions: SentCall[];
  /** Runs by key. `before` and `call` are indexes of transactions. */
  runs: Record<string, { gas: number; before: number[]; call: number }>;
}

/** Path of the measured calls from the project root. */
export const GAS_RUNS_FILE = 'src/run/market/gas.json';

/** Returns the key of a measured call: `swap/v3-router/to-ether`. */
export const gasKey = (table: string, row: string, column: string): string =>
  `${table}/${row}/${column}`;

/** Combines measured calls into one file. */
export function packGasRuns(
  functions: AbiFunction[],
  measured: Readonly<Record<string, GasRun>>,
): GasRuns {
  const known = new Map<string, number>();
  const transactions: SentCall[] = [];
  const indexOf = (sent: SentCall): number => {
    const text = JSON.stringify(sent);
    const index = known.get(text) ?? transactions.push(sent) - 1;
    known.set(text, index);
    return index;
  };
  const runs = Object.entries(measured).map(([key, { gas, before, call }]) => [
    key,
    { gas, before: before.map(indexOf), call: indexOf(call) },
  ]);
  return { functions, transactions, runs: Object.fromEntries(runs) as GasRuns['runs'] };
}

/** Returns a measured call of the file. @throws Error if the file has no such call */
export function gasRunOf({ transactions, runs }: GasRuns, key: string): GasRun {
  const run = runs[key];
  const sent = (index: number): SentCall => {
    const transaction = transactions[index];
    if (!transaction) throw new Error(`${GAS_RUNS_FILE} has no transaction ${index}.`);
    return transaction;
  };
  if (!run) throw new Error(`${GAS_RUNS_FILE} has no call ${key}.`);
  return { gas: run.gas, before: run.before.map(sent), call: sent(run.call) };
}

import { decodeEventLog, toEventSelector, type AbiEvent } from 'viem';
import type { Unit } from '../../site/runs/scenario';
import type { Hex } from '../engine/json-rpc';
import type { CallTrace } from '../engine/answers';
import { tellAmount } from './amounts';
import { CALLER } from './given-scenario';
import { type People, type RunResult, tellValues } from './run-result';

/** A log, in the form that receipts have. */
export interface Log {
  address: Hex;
  topics: [Hex, ...Hex[]];
  data: Hex;
}

interface Decoded {
  name: string;
  item: AbiEvent;
  args: Record<string, unknown>;
}

/**
 * Decodes a log with the first event whose selector and indexed arguments match. Events with the same selector can
 * differ in which arguments are indexed, so the selector alone isn't enough.
 */
function decode({ topics, data }: Log, events: readonly AbiEvent[]): Decoded | undefined {
  for (const item of events) {
    if (toEventSelector(item) !== topics[0]) continue;
    try {
      const decoded: { args?: unknown } = decodeEventLog({
        abi: [item],
        topics,
        data,
        strict: true,
      });
      return { name: item.name, item, args: (decoded.args ?? {}) as Record<string, unknown> };
    } catch {
      // This event's indexed arguments differ from the log's.
    }
  }
  return undefined;
}

/** Decodes the events of a transaction with the ABIs of their contracts. */
export const tellEvents = (
  logs: readonly Log[],
  events: readonly AbiEvent[],
  people: People,
): RunResult['events'] =>
  logs.map((log) => {
    const decoded = decode(log, events);
    return {
      by: people.nameOf(log.address),
      name: decoded?.name ?? log.topics[0],
      topic: log.topics[0],
      inputs: decoded
        ? tellValues(
            decoded.item.inputs,
            decoded.item.inputs.map(({ name }, index) => decoded.args[name ?? index]),
            people,
          )
        : [],
    };
  });

const ETH: Unit = 'ETH';

/**
 * Returns the balance changes of all accounts, the caller first. They're computed from the token events and from the
 * ether that successful calls sent. Gas costs aren't included.
 *
 * @param tokens units by lower-case address
 */
export function tellChanges(
  logs: readonly Log[],
  trace: CallTrace,
  tokens: ReadonlyMap<string, Unit>,
  events: readonly AbiEvent[],
  people: People,
): RunResult['changes'] {
  const sums = new Map<string, { who: string; unit: Unit; sum: bigint }>();
  const add = (who: string, unit: Unit, amount: bigint) => {
    const key = `${who.toLowerCase()} ${unit}`;
    const { sum } = sums.get(key) ?? { sum: 0n };
    sums.set(key, { who, unit, sum: sum + amount });
  };
  for (const log of logs) {
    const unit = tokens.get(log.address.toLowerCase());
    const decoded = unit && decode(log, events);
    if (!decoded) continue;
    const [first, second, amount] = Object.values(decoded.args) as [
      string,
      string | bigint,
      bigint?,
    ];
    if (decoded.name === 'Transfer' && typeof second === 'string' && amount !== undefined) {
      if (!isNobody(first)) add(first, unit, -amount);
      if (!isNobody(second)) add(second, unit, amount);
    }
    if (decoded.name === 'Deposit') add(first, unit, second as bigint);
    if (decoded.name === 'Withdrawal') add(first, unit, -(second as bigint));
  }
  const follow = ({ type, from, to, value, error, calls = [] }: CallTrace) => {
    if (error !== undefined) return;
    const ether = BigInt(value ?? 0);
    if (ether > 0n && to && type !== 'DELEGATECALL') {
      add(from, ETH, -ether);
      add(to, ETH, ether);
    }
    calls.forEach(follow);
  };
  follow(trace);
  const order = [...new Set([CALLER, ...[...sums.values()].map(({ who }) => who.toLowerCase())])];
  const place = (who: string) => order.indexOf(who.toLowerCase());
  return [...sums.values()]
    .filter(({ sum }) => sum !== 0n)
    .sort((a, b) => place(a.who) - place(b.who))
    .map(({ who, unit, sum }) => ({
      who: people.nameOf(who),
      amount: tellAmount(sum, unit),
      unit,
    }));
}

const isNobody = (address: string) => /^0x0{40}$/.test(address);

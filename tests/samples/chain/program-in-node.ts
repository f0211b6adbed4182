// SPDX-License-Identifier: MIT
import { MessageChannel } from 'node:worker_threads';
import { createContext, runInContext } from 'node:vm';
import type {
  ChainQuestion,
  ProgramMessage,
  ProgramStart,
} from '../../../src/run/program/program-messages.ts';
import type { ChainAnswer } from '../../../src/run/program/node-apis.ts';

/** The output of a program, and its error if it failed. */
export interface ProgramRun {
  printed: string;
  failed?: { message: string; stack?: string };
}

type Listener = (event: unknown) => void;

/**
 * Runs a program's script the same way as the page's worker: in its own context, with the globals of a worker. Random
 * numbers are the same in every run, so that the results on two chains can be compared.
 *
 * @param text the whole script
 * @param ask responds to the program's node requests
 */
export async function runProgram(
  text: string,
  start: ProgramStart,
  ask: (method: string, params: readonly unknown[]) => Promise<ChainAnswer>,
): Promise<ProgramRun> {
  const listeners = new Map<string, Listener[]>();
  const scope = createContext({
    AbortController,
    AbortSignal,
    Blob,
    Event,
    Headers,
    Request,
    Response,
    TextDecoder,
    TextEncoder,
    URL,
    atob,
    btoa,
    clearInterval,
    clearTimeout,
    crypto: { getRandomValues: drawn() },
    performance,
    queueMicrotask,
    setInterval,
    setTimeout,
    structuredClone,
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  });
  Object.assign(scope, { self: scope });
  const chain = new MessageChannel();
  const page = new MessageChannel();
  chain.port1.on('message', ({ id, method, params }: ChainQuestion) => {
    void ask(method, params).then((answer) => chain.port1.postMessage({ id, ...answer }));
  });
  const lines: string[] = [];
  try {
    return await new Promise<ProgramRun>((resolve) => {
      page.port1.on('message', (message: ProgramMessage) => {
        if ('printed' in message) lines.push(`${message.printed}\n`);
        else if ('failed' in message) resolve({ printed: lines.join(''), failed: message.failed });
        else resolve({ printed: lines.join('') });
      });
      runInContext(text, scope);
      for (const listener of listeners.get('message') ?? [])
        listener({ data: start, ports: [chain.port2, page.port2] });
    });
  } finally {
    for (const port of [chain.port1, page.port1]) port.close();
  }
}

/** Returns a function that fills an array with pseudo-random bytes. The bytes are the same in every run. */
function drawn() {
  let state = 1;
  return (bytes: Uint8Array): Uint8Array => {
    for (let index = 0; index < bytes.length; index += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      bytes[index] = state >>> 24;
    }
    return bytes;
  };
}

import {
  type AskChain,
  type ChainAnswer,
  fetchFromNode,
  toldLine,
  virtualFiles,
} from './node-apis';
import type { ChainQuestion, Level, ProgramMessage, ProgramStart } from './program-messages';

/** A file of a program, as a function of its exports object and its import function. */
export type ProgramFile = (
  exports: Record<string, unknown>,
  require: (name: string) => unknown,
) => void | Promise<void>;

/** Registry that a program's script fills. */
export interface ProgramHost {
  /** Packages that its files may import, by name. */
  packages: Record<string, unknown>;
  /** Its files, by path in `content/samples`. */
  files: Record<string, ProgramFile>;
  /** Path of the main file. */
  main: string;
}

declare global {
  var programHost: ProgramHost;
}

/** Maximum lines to print. More lines would block the page while they render, and nobody would read them. */
const MOST_LINES = 1_000;
const MOST_CHARACTERS = 200_000;

/** Waits for the start message, then runs the program that the rest of the script has registered. */
export function hostProgram(): void {
  globalThis.programHost = { packages: {}, files: {}, main: '' };
  const { addEventListener } = globalThis;
  addEventListener(
    'message',
    ({ data, ports }: MessageEvent<ProgramStart>) => {
      const [chain, page] = ports;
      if (!chain || !page)
        throw new Error('The start message must carry two ports: of the chain and of the page.');
      // Bind `postMessage` now, so that a program that later changes prototypes can't affect its messages.
      start(data, askThrough(chain), page.postMessage.bind(page));
    },
    { once: true },
  );
}

function askThrough(port: MessagePort): AskChain {
  const post = port.postMessage.bind(port);
  const waiting = new Map<number, (answer: ChainAnswer) => void>();
  let asked = 0;
  port.onmessage = ({ data }: MessageEvent<ChainAnswer & { id: number }>) => {
    const { id, ...answer } = data;
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  return (question) => {
    const id = (asked += 1);
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      post({ id, ...question } satisfies ChainQuestion);
    });
  };
}

function start(
  { env, files }: ProgramStart,
  ask: AskChain,
  tell: (message: ProgramMessage) => void,
): void {
  const { packages, files: own, main } = globalThis.programHost;
  const fail = (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    tell({ failed: { message, ...(stack !== undefined && { stack }) } });
  };
  const node = env.RPC_URL ?? '';
  Object.assign(globalThis, {
    console: consoleOf(tell),
    fetch: fetchFromNode(node, ask),
    process: { env },
  });
  globalThis.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  globalThis.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error ?? event.message);
  });
  const known: Record<string, unknown> = { ...packages, 'node:fs': virtualFiles(files) };
  const loaded = new Map<string, Record<string, unknown>>();
  const load = (path: string): { exports: Record<string, unknown>; done: void | Promise<void> } => {
    const exports: Record<string, unknown> = {};
    loaded.set(path, exports);
    const file = own[path];
    if (!file) throw new Error(`This program has no file ${path}: correct the import.`);
    return { exports, done: file(exports, (name) => imported(name, path)) };
  };
  const imported = (name: string, by: string): unknown => {
    if (!name.startsWith('.')) {
      if (name in known) return known[name];
      throw new Error(
        `The page does not have the package ${name}: copy the program and run it on your machine.`,
      );
    }
    const path = new URL(name, `file:///${by}`).pathname.slice(1);
    return loaded.get(path) ?? load(path).exports;
  };
  // Load asynchronously, so that errors thrown while loading reach `fail` like later ones.
  Promise.resolve()
    .then(() => load(main).done)
    .then(() => tell({ ended: true }), fail);
}

function consoleOf(tell: (message: ProgramMessage) => void) {
  let lines = 0;
  let characters = 0;
  const print =
    (level: Level) =>
    (...values: unknown[]) => {
      if (lines > MOST_LINES || characters > MOST_CHARACTERS) return;
      const printed = toldLine(values);
      lines += 1;
      characters += printed.length;
      if (lines > MOST_LINES || characters > MOST_CHARACTERS) {
        tell({ printed: `${printed.slice(0, 1_000)}\n… and more, which is left out`, level });
      } else tell({ printed, level });
    };
  const log = print('log');
  return { log, info: log, debug: log, dir: log, warn: print('warn'), error: print('error') };
}

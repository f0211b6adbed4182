import type { GivenProgram, ProgramFileText } from '../../site/runs/given-program';
import { FRAME_FILE } from '../frame/names';
import type { FrameStart } from '../frame/frame';
import {
  placeInFiles,
  placeOfStack,
  programText,
  type ProgramPlace,
} from '../program/program-text';
import type { Level, ProgramFault, ProgramMessage } from '../program/program-messages';
import { connectProgram, fetchRunFile, fileOf, prepareChain } from './runner';

/** Environment variables from which every sample reads its node's URL and its account's key. */
const ENV = {
  RPC_URL: 'http://127.0.0.1:8545',
  // The second account of every development node. Its key is public, so it holds nothing on other chains.
  PRIVATE_KEY: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
};

/** Script that runs before every program. */
const PRELUDE = 'prelude.js';

/** How a program ended. */
export type ProgramEnd =
  | { how: 'ended' | 'stopped' | 'late' }
  | { how: 'failed'; message: string; place: ProgramPlace | undefined };

/** A program that is running. */
export interface RunningProgram {
  ended: Promise<ProgramEnd>;
  stop(): void;
}

/** Scripts that run before a program, by file name. Each is fetched once per visit. */
const fetched = new Map<string, Promise<string>>();

function scriptText(name: string): Promise<string> {
  const known = fetched.get(name);
  if (known) return known;
  const text = fetchRunFile(name).then((response) => response.text());
  fetched.set(name, text);
  text.catch(() => fetched.delete(name));
  return text;
}

/** Loads the parts that every program needs, before the reader has chosen a program. */
export function prepareProgram(): void {
  // Ignore errors. Running a program requests the same files again and reports the error then. The chain starts in the
  // constructor of a promise, and thus at once, so that a browser without workers does not throw here.
  const sent = new Promise<void>((resolve) => {
    prepareChain();
    resolve();
  });
  Promise.all([sent, scriptText(PRELUDE)]).catch(() => undefined);
}

/**
 * Runs a program on the chain of this visit.
 *
 * @param files the program's files, as JavaScript
 * @param limit milliseconds after which the program is stopped
 * @throws Error if a file does not load
 */
export async function runProgram(
  { main, kit, reads }: GivenProgram,
  files: readonly Pick<ProgramFileText, 'path' | 'script'>[],
  print: (text: string, level: Level) => void,
  limit: number,
): Promise<RunningProgram> {
  const chain = new MessageChannel();
  const frame = makeFrame();
  const [prelude, packages] = await Promise.all([
    scriptText(PRELUDE),
    scriptText(`${kit}.js`),
    connectProgram(chain.port1),
    loadFrame(frame),
  ]).catch((error: unknown) => {
    frame.remove();
    throw error;
  });
  const before = [prelude, packages];
  const page = new MessageChannel();
  let end: (how: ProgramEnd) => void = () => undefined;
  const ended = new Promise<ProgramEnd>((resolve) => {
    end = resolve;
  });
  const finish = (how: ProgramEnd) => {
    clearTimeout(timer);
    removeEventListener('message', hear);
    page.port1.close();
    // Removing the frame also stops the worker in it.
    frame.remove();
    end(how);
  };
  const fail = ({ message, stack, line }: ProgramFault) =>
    finish({
      how: 'failed',
      message,
      place:
        line === undefined
          ? placeOfStack(stack ?? '', before, files)
          : placeInFiles(line, before, files),
    });
  const take = (message: ProgramMessage) => {
    if ('printed' in message) print(message.printed, message.level);
    else if ('failed' in message) fail(message.failed);
    else finish({ how: 'ended' });
  };
  const hear = ({ source, data }: MessageEvent<ProgramMessage>) => {
    if (source === frame.contentWindow) take(data);
  };
  page.port1.onmessage = ({ data }: MessageEvent<ProgramMessage>) => take(data);
  addEventListener('message', hear);
  const timer = setTimeout(() => finish({ how: 'late' }), limit);
  const start: FrameStart = {
    text: programText(before, files, main),
    start: { env: ENV, files: reads },
  };
  frame.contentWindow?.postMessage(start, '*', [chain.port2, page.port2]);
  return { ended, stop: () => finish({ how: 'stopped' }) };
}

/** Creates the hidden frame of a document that runs a program. Its origin is opaque, and it has no network. */
function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = 'Program';
  frame.hidden = true;
  frame.src = fileOf(FRAME_FILE);
  return frame;
}

/** Adds a frame to the page. Resolves when its document has loaded. */
const loadFrame = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve, reject) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    frame.addEventListener('error', () =>
      reject(new Error(`${frame.src} did not load. Check your network connection.`)),
    );
    document.body.append(frame);
  });

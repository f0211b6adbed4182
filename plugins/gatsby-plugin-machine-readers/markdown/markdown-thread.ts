import { parentPort, workerData } from 'node:worker_threads';
import type { MarkdownAnswer, MarkdownRequest, MarkdownSource } from './page-markdown';
import { markdownConverter } from './page-markdown';

/** Converts pages to Markdown, one at a time. */
const convert = markdownConverter(workerData as MarkdownSource);

parentPort?.on('message', (page: MarkdownRequest) => {
  parentPort?.postMessage(convert(page) satisfies MarkdownAnswer);
});

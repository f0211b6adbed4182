import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import launchEditor from 'launch-editor';
import { OPEN_IN_EDITOR } from './names';
import type { DevelopServer } from './serve-findings';

/** `content/docs/a.mdx:10:3`, without what is not known. */
const PLACE = /^(?<file>[^:]+)(?::\d+){0,2}$/;

/**
 * Opens a file of the project in the writer's editor, at its line and column: `?place=content/docs/a.mdx:10:3`. Gatsby's
 * own server does so too, and drops the column. The answer is empty, or says why it was not opened.
 */
export function serveEditor(app: DevelopServer, root: string): void {
  app.use(OPEN_IN_EDITOR, (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    void open(root, searchParams.get('place') ?? '').then((fault) => {
      response.statusCode = fault === undefined ? 200 : 500;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(fault);
    });
  });
}

/** Why a place was not opened; undefined where it was. */
async function open(root: string, place: string): Promise<string | undefined> {
  const file = PLACE.exec(place)?.groups?.file ?? '';
  const isOurs = !relative(root, join(root, file)).split(sep).includes('..');
  if (!file || !isOurs || !existsSync(join(root, file))) return `There is no file ${place}.`;
  let fault: string | undefined;
  launchEditor(join(root, place), process.env.REACT_EDITOR, (_, reason) => {
    fault = reason
      ? `The editor did not open it: ${reason}`
      : 'No editor is running: start one, or name its command in REACT_EDITOR.';
  });
  // A command that is not there is told of right after this.
  await setImmediate();
  return fault;
}

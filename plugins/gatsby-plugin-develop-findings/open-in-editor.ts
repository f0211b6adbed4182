import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import launchEditor from 'launch-editor';
import { OPEN_IN_EDITOR } from './names';
import type { DevelopServer } from '../../src/gatsby/plugin-api';

/** `content/docs/a.mdx:10:3`; line and column are optional. */
const PLACE = /^(?<file>[^:]+)(?::\d+){0,2}$/;

/**
 * Opens a file of the project in the writer's editor, at a line and column: `?place=content/docs/a.mdx:10:3`. Gatsby's
 * own endpoint drops the column. The response is empty, or says why the file was not opened.
 */
export function serveOpenInEditor(app: DevelopServer, root: string): void {
  app.use(OPEN_IN_EDITOR, (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    void open(root, searchParams.get('place') ?? '').then((fault) => {
      response.statusCode = fault === undefined ? 200 : 500;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(fault);
    });
  });
}

/** Opens a file in the editor, at the line and column in `place`. Returns the reason if that fails. */
async function open(root: string, place: string): Promise<string | undefined> {
  const file = PLACE.exec(place)?.groups?.file ?? '';
  const isOurs = !relative(root, join(root, file)).split(sep).includes('..');
  if (!file || !isOurs || !existsSync(join(root, file))) return `There is no file ${place}.`;
  let fault: string | undefined;
  launchEditor(join(root, place), process.env.REACT_EDITOR, (_, reason) => {
    fault = reason
      ? `The editor did not open the file: ${reason}`
      : 'No editor is running: start one, or set REACT_EDITOR to its command.';
  });
  // A missing command is reported in the next turn of the event loop.
  await setImmediate();
  return fault;
}

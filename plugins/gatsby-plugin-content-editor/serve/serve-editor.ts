import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { DevelopServer } from '../../../src/gatsby/plugin-api';
import { makeConfiguration, type EditedSite } from '../configuration/configuration';
import { decapScripts, editorPage, startScript } from '../editor-files';
import { CONTENT_ENDPOINT, EDITOR_PAGE } from '../names';
import { answerCall } from './content-calls';
import { readBody, refuseForeignCalls, refuseOthers, HttpError } from './guard';

interface Answer {
  type: string;
  body: string | Buffer;
}

/** Serves the editor in `gatsby develop`. It edits the files on this machine, so only this machine can open it. */
export function serveEditor(app: DevelopServer, site: EditedSite): void {
  let script: string | undefined;
  const decap = decapScripts(site.root);
  const fileOf = async (path: string): Promise<Answer> => {
    if (path === '/' || path === '') return html(editorPage(site.basePath, []));
    if (path === '/configuration.json') return json(await makeConfiguration(site));
    const type = 'text/javascript; charset=utf-8';
    if (path === '/start.js') return { type, body: (script ??= startScript(site.root)) };
    const file = decap.get(path.slice(1));
    if (file === undefined)
      throw new HttpError(
        404,
        'the editor has no file at this address: run npm ci, and start develop again',
      );
    return { type, body: readFileSync(file) };
  };
  app.use(EDITOR_PAGE, (request, response) => {
    void answer(response, () => {
      refuseOthers(request);
      return fileOf(new URL(request.url ?? '/', 'http://localhost').pathname);
    });
  });
  app.use(CONTENT_ENDPOINT, (request, response) => {
    void answer(response, async () => {
      refuseForeignCalls(request);
      return json(answerCall(site.root, await readBody(request)));
    });
  });
}

const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });
const json = (value: unknown): Answer => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

async function answer(
  response: ServerResponse,
  make: () => Answer | Promise<Answer>,
): Promise<void> {
  // Prevents clickjacking: no other page may embed the editor in a frame.
  response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-cache');
  try {
    const { type, body } = await make();
    response.setHeader('Content-Type', type);
    response.end(body);
  } catch (error) {
    response.statusCode = error instanceof HttpError ? error.status : 500;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  }
}

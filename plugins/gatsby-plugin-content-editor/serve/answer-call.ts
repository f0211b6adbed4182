import { z } from 'zod';
import { Refusal } from './guard';
import { readContent, readFolder, writeContent } from './content-files';

const path = z.string().max(300);

/** The calls of Decap's proxy backend that the editor supports, and our own `compare`. */
const callSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('entriesByFolder'),
    params: z.object({ folder: path, extension: z.string().max(20) }),
  }),
  z.object({
    action: z.literal('entriesByFiles'),
    params: z.object({ files: z.array(z.object({ path })).max(1000) }),
  }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path }) }),
  z.object({ action: z.literal('getMedia'), params: z.object({}) }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      dataFiles: z.array(z.object({ path, raw: z.string(), newPath: path.optional() })).min(1),
      options: z.object({ newEntry: z.boolean().optional() }).optional(),
      assets: z.array(z.unknown()).max(0, 'the editor does not accept files'),
    }),
  }),
  z.object({
    action: z.literal('compare'),
    params: z.object({ path, texts: z.array(z.string()).max(2) }),
  }),
]);

/**
 * Runs a call from the editor.
 *
 * @param body the body of the request, as JSON
 * @throws Refusal if the call is invalid or cannot be carried out
 */
export function answerCall(root: string, body: string): unknown {
  const { action, params } = readCall(body);
  switch (action) {
    case 'entriesByFolder':
      return readFolder(root, params.folder, params.extension);
    case 'entriesByFiles':
      return params.files.map((file) => readContent(root, file.path));
    case 'getEntry':
      return readContent(root, params.path);
    case 'getMedia':
      return [];
    case 'compare': {
      const { data } = readContent(root, params.path);
      if (!params.texts.includes(data))
        throw new Refusal(
          409,
          `${params.path} has changed since you opened it here. Copy your changes, reload this page, and add them again.`,
        );
      return {};
    }
    case 'persistEntry':
      for (const { path: file, newPath, raw } of params.dataFiles) {
        if (newPath !== undefined && newPath !== file)
          throw new Refusal(403, `move ${file} with npm run move, which updates the links to it`);
        writeContent(root, file, raw, params.options?.newEntry === true);
      }
      return { message: 'saved' };
  }
}

function readCall(body: string): z.output<typeof callSchema> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'this is not JSON');
  }
  const { data, error } = callSchema.safeParse(json);
  if (data) return data;
  const [issue] = error.issues;
  throw new Refusal(400, `the editor does not support this: ${issue?.path.join('.') ?? ''}`);
}

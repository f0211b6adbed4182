import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { z } from 'zod';
import { forwardSlashes } from '../../../src/site/sources/files';
import { contentKinds, isOfKind } from '../configuration/content-kinds';
import { HttpError } from './guard';

/** A file in the form that Decap expects. */
export interface FoundFile {
  data: string;
  file: { path: string; id: string; label: string };
}

/** Maximum length of a file that the editor writes, in characters. Content files are far shorter. */
const MOST_CHARACTERS = 1_000_000;

const CONTENT = 'content';

/**
 * Returns the reason to reject a path, or undefined if the editor may use it. A path is rejected if the editor does not
 * edit that kind of file, or if a symlink leads out of `content`.
 */
function faultOf(root: string, path: string): string | undefined {
  if (!contentKinds(root).some((kind) => isOfKind(kind, path)))
    return `the editor does not edit ${path}: change it in the repository`;
  let there = join(root, path);
  while (!existsSync(there)) there = dirname(there);
  const content = realpathSync(join(root, CONTENT));
  return `${realpathSync(there)}${sep}`.startsWith(`${content}${sep}`)
    ? undefined
    : `${path} is a symlink to a file outside of ${CONTENT}: change that file in the repository`;
}

function checkPath(root: string, path: string): void {
  const fault = faultOf(root, path);
  if (fault !== undefined) throw new HttpError(403, fault);
}

/** Reads a file. @throws HttpError if the editor does not edit the file, or if the file does not exist */
function readContent(root: string, path: string): FoundFile {
  checkPath(root, path);
  if (!existsSync(join(root, path)))
    throw new HttpError(404, `there is no file ${path}: correct its name`);
  return { data: readFileSync(join(root, path), 'utf8'), file: { path, id: path, label: '' } };
}

/** Reads the files in a folder and its subfolders, except those that the editor does not edit. */
function readFolder(root: string, folder: string, extension: string): FoundFile[] {
  const clean = posix.normalize(folder).replace(/\/$/, '');
  if (!/^content(?:\/|$)/.test(clean))
    throw new HttpError(
      403,
      `the editor reads only folders of ${CONTENT}, and ${folder} is not one of them`,
    );
  if (!existsSync(join(root, clean))) return [];
  return readdirSync(join(root, clean), { recursive: true, encoding: 'utf8' })
    .map((name) => `${clean}/${forwardSlashes(name)}`)
    .filter((path) => path.endsWith(`.${extension}`) && faultOf(root, path) === undefined)
    .sort()
    .map((path) => readContent(root, path));
}

/**
 * Writes a file.
 *
 * @param isNew whether the file must not exist yet
 * @throws HttpError if the editor does not edit or create such a file, if the text is too long, or if a new file
 * already exists
 */
function writeContent(root: string, path: string, text: string, isNew: boolean): void {
  checkPath(root, path);
  if (text.length > MOST_CHARACTERS)
    throw new HttpError(413, `${path} would be too long: split it into several files`);
  const file = join(root, path);
  if (existsSync(file) && isNew)
    throw new HttpError(409, `${path} already exists: give the page another title`);
  if (!existsSync(file) && !path.endsWith('.mdx'))
    throw new HttpError(
      403,
      `${path} does not exist, and the editor can create only pages: add the file to the repository`,
    );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const path = z.string().max(300);

/** The supported calls: those of Decap's proxy backend, and `compare`, which we added. */
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
      assets: z
        .array(z.unknown())
        .max(0, 'the editor cannot upload files: add them to the repository'),
    }),
  }),
  z.object({
    action: z.literal('compare'),
    params: z.object({ path, texts: z.array(z.string()).max(2) }),
  }),
]);

/**
 * Runs a call from the editor and returns its result.
 *
 * @param body the body of the request, as JSON
 * @throws HttpError if the call is invalid or cannot be carried out
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
        throw new HttpError(
          409,
          `${params.path} has changed since you opened it here. Copy your changes, reload this page, and add them again.`,
        );
      return {};
    }
    case 'persistEntry':
      for (const { path: file, newPath, raw } of params.dataFiles) {
        if (newPath !== undefined && newPath !== file)
          throw new HttpError(403, `move ${file} with npm run move, which updates the links to it`);
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
    throw new HttpError(400, 'the request is not JSON: reload this page');
  }
  const { data, error } = callSchema.safeParse(json);
  if (data) return data;
  const [issue] = error.issues;
  throw new HttpError(
    400,
    `the editor does not support this request (${issue?.path.join('.') ?? ''}): reload this page`,
  );
}

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { contentKinds, isOfKind } from '../configuration/content-kinds';
import { Refusal } from './guard';

/** A file as Decap wants it. */
export interface FoundFile {
  data: string;
  file: { path: string; id: string; label: string };
}

/** The longest text that is written; the longest file of this kind of site has a tenth. */
const MOST_CHARACTERS = 1_000_000;

const CONTENT = 'content';

/** Why the editor does not touch a path: it edits no such file, or a link leads out of the content. */
function faultOf(root: string, path: string): string | undefined {
  if (!contentKinds(root).some((kind) => isOfKind(kind, path)))
    return `${path} is no file that the editor edits`;
  let there = join(root, path);
  while (!existsSync(there)) there = dirname(there);
  const content = realpathSync(join(root, CONTENT));
  return `${realpathSync(there)}${sep}`.startsWith(`${content}${sep}`)
    ? undefined
    : `${path} is a link to a file outside of ${CONTENT}`;
}

function checkPath(root: string, path: string): void {
  const fault = faultOf(root, path);
  if (fault !== undefined) throw new Refusal(403, fault);
}

/** A file's text. @throws Refusal where the editor does not edit it, or there is none */
export function readContent(root: string, path: string): FoundFile {
  checkPath(root, path);
  if (!existsSync(join(root, path))) throw new Refusal(404, `there is no file ${path}`);
  return { data: readFileSync(join(root, path), 'utf8'), file: { path, id: path, label: '' } };
}

/** The files of a folder that the editor edits, with what stands in them. */
export function readFolder(root: string, folder: string, extension: string): FoundFile[] {
  const clean = posix.normalize(folder).replace(/\/$/, '');
  if (!/^content(?:\/|$)/.test(clean)) throw new Refusal(403, `${folder} is not in ${CONTENT}`);
  if (!existsSync(join(root, clean))) return [];
  return readdirSync(join(root, clean), { recursive: true, encoding: 'utf8' })
    .map((name) => `${clean}/${name.split(sep).join('/')}`)
    .filter((path) => path.endsWith(`.${extension}`) && faultOf(root, path) === undefined)
    .sort()
    .map((path) => readContent(root, path));
}

/**
 * Writes a file.
 *
 * @param isNew whether there must be none yet
 * @throws Refusal where the editor does not edit it, or does not make such files
 */
export function writeContent(root: string, path: string, text: string, isNew: boolean): void {
  checkPath(root, path);
  if (text.length > MOST_CHARACTERS) throw new Refusal(413, `${path} would be too long`);
  const file = join(root, path);
  if (existsSync(file) && isNew)
    throw new Refusal(409, `${path} is there already: give the page another title`);
  if (!existsSync(file) && !path.endsWith('.mdx'))
    throw new Refusal(403, `${path} is not there, and the editor makes pages alone`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

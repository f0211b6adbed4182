import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFiles } from '../../temporary-folder';

/** Simulates a writer who edits a site's content, and remembers which files have mistakes. */
export interface Writer {
  /** Returns the paths, from the content folder, of the docs written during the test. */
  docs: () => string[];
  /** Returns the paths of all docs. */
  allDocs: () => string[];
  /** The earlier texts of files that now have a mistake, by path. */
  broken: Map<string, string>;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  remove: (path: string) => void;
  move: (from: string, to: string) => void;
}

const OWN = /^docs\/guides\/(?:page|folder)-/;

/** Creates a writer. @param content the content folder */
export function createWriter(content: string): Writer {
  const at = (path: string) => join(content, path);
  const broken = new Map<string, string>();
  const allDocs = () =>
    readdirSync(at('docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `docs/${name}`)
      .sort();
  return {
    allDocs,
    docs: () => allDocs().filter((path) => OWN.test(path)),
    broken,
    write: (path, text) => writeFiles(content, { [path]: text }),
    read: (path) => readFileSync(at(path), 'utf8'),
    remove: (path) => rmSync(at(path), { recursive: true }),
    move: (from, to) => {
      if (existsSync(at(to))) throw new Error(`${to} stands already`);
      mkdirSync(dirname(at(to)), { recursive: true });
      renameSync(at(from), at(to));
    },
  };
}

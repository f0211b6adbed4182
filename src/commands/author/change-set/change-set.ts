import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { editYaml } from '../../../site/sources/edit-yaml';
import { parseYaml } from '../../../site/sources/yaml-source';

/** The text of a file before and after the edits; null means that the file does not exist. */
interface Change {
  before: string | null;
  after: string | null;
  /** Short descriptions of the edits. */
  notes: string[];
}

/** Pending edits to the files of a project. Paths are relative to the project root and have forward slashes. */
export class ChangeSet {
  readonly #changes = new Map<string, Change>();

  constructor(readonly root: string) {}

  /** Returns a file's text after the edits, or undefined if there is no file. */
  read(file: string): string | undefined {
    const change = this.#changes.get(file);
    if (change) return change.after ?? undefined;
    return this.#onDisk(file) ?? undefined;
  }

  /**
   * Sets the text of a file; null deletes it.
   *
   * @param note describes the edit, such as `2 links`
   */
  write(file: string, text: string | null, note?: string): void {
    const change = this.#changes.get(file) ?? {
      before: this.#onDisk(file),
      after: null,
      notes: [],
    };
    change.after = text;
    if (note !== undefined && !change.notes.includes(note)) change.notes.push(note);
    this.#changes.set(file, change);
  }

  /**
   * Returns the value of a YAML file; null if there is no file.
   *
   * @throws ContentError if the file is not valid YAML
   */
  readYaml(file: string): unknown {
    return parseYaml(this.read(file) ?? '', file, z.unknown()).value;
  }

  /**
   * Changes the value of a YAML file. Comments and the formatting of unchanged parts are kept.
   *
   * @param note describes the edit, as in `write`
   */
  writeYaml(file: string, value: unknown, note: string): void {
    this.write(file, editYaml(this.read(file) ?? '', this.readYaml(file), value), note);
  }

  /**
   * Returns the files in a folder and its subfolders whose names end with `ending`, as they are after the edits. The
   * paths are sorted.
   */
  list(folder: string, ending: string): string[] {
    const path = join(this.root, folder);
    const there = existsSync(path)
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map(
          (name) => `${folder}/${name.replaceAll('\\', '/')}`,
        )
      : [];
    const edited = [...this.#changes.keys()].filter((file) => file.startsWith(`${folder}/`));
    return [...new Set([...there, ...edited])]
      .filter((file) => file.endsWith(ending) && this.#changes.get(file)?.after !== null)
      .sort();
  }

  /** The changes by file, without files whose text is the same before and after the edits. */
  get changes(): ReadonlyMap<string, Readonly<Change>> {
    return new Map([...this.#changes].filter(([, { before, after }]) => before !== after));
  }

  /** Writes all edits. If one of them fails, restores the files that are already written. */
  commit(): void {
    const done: [file: string, before: string | null][] = [];
    try {
      for (const [file, { before, after }] of this.changes) {
        done.push([file, before]);
        this.#put(file, after);
      }
    } catch (error) {
      for (const [file, before] of done.reverse()) this.#put(file, before);
      throw error;
    }
  }

  #onDisk(file: string): string | null {
    const path = join(this.root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  #put(file: string, text: string | null): void {
    const path = join(this.root, file);
    if (text !== null) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return;
    }
    if (existsSync(path)) rmSync(path);
    // Remove folders that are now empty, because git does not track them.
    for (let folder = dirname(path); isEmpty(folder); folder = dirname(folder)) rmdirSync(folder);
  }
}

const isEmpty = (folder: string): boolean =>
  (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false) &&
  readdirSync(folder).length === 0;

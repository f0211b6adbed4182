/** The functions of `node:fs` that samples use, for files that exist only while the program runs. */
export interface VirtualFiles {
  readFileSync(path: string): string;
  writeFileSync(path: string, text: string): void;
  existsSync(path: string): boolean;
  renameSync(from: string, to: string): void;
  openSync(path: string, flags: string): number;
  writeSync(file: number, text: string): void;
  fsyncSync(file: number): void;
  closeSync(file: number): void;
}

/** Returns the file functions for one program. @param given the initial files, by path */
export function virtualFiles(given: Readonly<Record<string, string>>): VirtualFiles {
  const files = new Map(Object.entries(given));
  const open = new Map<number, string>();
  const pathOf = (file: number): string => {
    const path = open.get(file);
    if (path === undefined) throw new Error('EBADF: bad file descriptor');
    return path;
  };
  const read = (path: string): string => {
    const text = files.get(path);
    if (text === undefined) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
    return text;
  };
  return {
    readFileSync: read,
    writeFileSync: (path, text) => void files.set(path, text),
    existsSync: (path) => files.has(path),
    renameSync: (from, to) => {
      files.set(to, read(from));
      files.delete(from);
    },
    openSync: (path, flags) => {
      if (flags.startsWith('w') || !files.has(path)) files.set(path, '');
      const file = open.size + 3;
      open.set(file, path);
      return file;
    },
    writeSync: (file, text) => void files.set(pathOf(file), read(pathOf(file)) + text),
    // Files don't outlive the program, so there is nothing to flush.
    fsyncSync: (file) => void pathOf(file),
    closeSync: (file) => void open.delete(file),
  };
}

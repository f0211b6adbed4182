import { watch } from 'chokidar';

/**
 * Time without a save, in ms, after which saves count as settled. Twice the 50 ms in which chokidar drops a second
 * save.
 */
const SETTLED = 100;

/** Folders to ignore, because they are not edited by hand, and the samples' packages have thousands of files. */
const INSTALLED = ['**/node_modules/**', '**/.cache/**'];

/** Callbacks of a watch. */
export interface SaveListener {
  /** Called on each save. */
  onSave?: () => void;
  /** Called once nothing has been saved for 100 ms. */
  onSettled: () => void;
}

/** A watch on files and folders. */
export interface SaveWatch {
  /** Resolves when the watch is ready; every later save is noticed. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/** Watches files, and folders recursively. */
export function watchSaves(
  paths: readonly string[],
  { onSave, onSettled }: SaveListener,
): SaveWatch {
  const watcher = watch(paths, { ignoreInitial: true, ignored: INSTALLED });
  let settled: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    onSave?.();
    clearTimeout(settled);
    settled = setTimeout(onSettled, SETTLED);
  });
  return {
    ready: new Promise((resolve) => watcher.on('ready', resolve)),
    async stop() {
      await watcher.close();
      clearTimeout(settled);
    },
  };
}

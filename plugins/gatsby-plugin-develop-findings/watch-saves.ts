import { watch } from 'chokidar';

/**
 * How long no file may have been saved before saves count as settled, in ms: twice the 50 ms within which chokidar drops a
 * second save.
 */
const SETTLED = 100;

/** Ignored: nobody writes there, and the samples' packages have thousands of files. */
const INSTALLED = ['**/node_modules/**', '**/.cache/**'];

/** Called on saves. */
export interface SaveListener {
  /** Something was saved. */
  onSave?: () => void;
  /** Nothing has been saved for 100 ms. */
  onSettled: () => void;
}

/** A watch over files and folders. */
export interface SaveWatch {
  /** Resolves once every save is seen. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/** Watches files, and folders with everything in them. */
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

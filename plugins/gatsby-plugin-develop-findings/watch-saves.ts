import { watch } from 'chokidar';

/** In ms: of two saves of a file within 50, chokidar tells of the first alone. */
const SETTLED = 100;

/** Nobody writes there, and the samples have thousands of them. */
const INSTALLED = ['**/node_modules/**', '**/.cache/**'];

/** Who is told of saves. */
export interface SaveListener {
  /** Something was saved. */
  onSave?: () => void;
  /** Nothing has been saved for a moment: what stands now is what was meant. */
  onSettled: () => void;
}

/** A watch over files and folders. */
export interface SaveWatch {
  /** From then on nothing is missed. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/** Watches files and folders, and all that is in them. */
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

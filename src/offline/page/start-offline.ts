import { listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { savesData, whenIdle } from '../../kit/dom/deferred-work';
import { isNewBuild, type Report } from '../report';
import { register, serviceWorkers } from './register';

/** Milliseconds after which an open page counts as visited, so that the worker caches it. */
const READ = 5000;

/** Registers the worker when the browser is idle, and shows a notice when the worker reports a newer build. */
export function startOffline(
  fetchCode: () => Promise<{ tellNewBuild: (build: string) => void }>,
): void {
  // Ignore the error if the browser blocks the worker. Readers learn of it when they try to save the site.
  whenIdle(() => void register().catch(() => undefined));
  serviceWorkers()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNewBuild(data)) void fetchCode().then(({ tellNewBuild }) => tellNewBuild(data.newBuild));
  });
}

/**
 * Makes the worker cache a page that the reader has had open for five seconds, with the files that it has requested by
 * then. Reports the page again when the reader leaves it, because it may have requested more files. Does nothing if the
 * reader has turned on the browser's data saver.
 */
export function keepWhenRead(): Stop {
  if (savesData()) return () => undefined;
  const timer = setTimeout(tell, READ);
  const left = listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden' && performance.now() > READ) tell();
  });
  return stopAll(() => clearTimeout(timer), left);
}

function tell(): void {
  void serviceWorkers()?.ready.then(({ active }) =>
    active?.postMessage({
      page: window.location.pathname,
      asked: performance.getEntriesByType('resource').map(({ name }) => name),
      compilation: window.___webpackCompilationHash ?? '',
    } satisfies Report),
  );
}

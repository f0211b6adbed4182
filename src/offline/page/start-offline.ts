import { listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { spares, whenIdle } from '../../kit/dom/when-idle';
import { isNewBuild, type Report } from '../report';
import { register, serviceWorkers } from './register';

/** In ms: a page that is open that long was read. */
const READ = 5000;

/** Starts the worker once there is time, where the settings want one; and tells what it says of a newer build. */
export function startOffline(
  fetchCode: () => Promise<{ tellNewBuild: (build: string) => void }>,
): void {
  // Where the browser forbids it, the reader who wants to save is told.
  whenIdle(() => void register().catch(() => undefined));
  serviceWorkers()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNewBuild(data)) void fetchCode().then(({ tellNewBuild }) => tellNewBuild(data.newBuild));
  });
}

/** Has the worker keep the page once it was read, and what came for it until it is left; not where bytes are spared. */
export function keepWhenRead(): Stop {
  if (spares()) return () => undefined;
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

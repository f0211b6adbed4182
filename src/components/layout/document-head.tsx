import { lazy, Suspense } from 'react';
import type { Helmet as HelmetClass, HelmetProps } from 'react-helmet';
import { whenIdle } from '../../behaviours/when-idle';

interface Module {
  default: typeof HelmetClass;
}

const load = async (): Promise<Module> => {
  const { Helmet } = await import('react-helmet');
  return { default: Helmet };
};

let loaded: Module | undefined;

/** Loads Helmet before pages are rendered: see {@link DocumentHead}. */
export async function loadHelmet(): Promise<void> {
  loaded = await load();
}

const Helmet = lazy(() => {
  // React takes anything with a `then`; one that calls back at once does not suspend.
  const module = loaded;
  if (module) {
    const ready = { then: (resolve: (value: Module) => void) => resolve(module) };
    return ready as unknown as Promise<Module>;
  }
  return new Promise<void>((resolve) => whenIdle(resolve)).then(load);
});

/**
 * Helmet. The server writes the head into each page, so the reader's browser needs it for the next page at the
 * earliest: it comes when the browser is idle, and 5 kB gzip are no part of the first load.
 */
export function DocumentHead(props: HelmetProps) {
  return (
    <Suspense fallback={null}>
      <Helmet {...props} />
    </Suspense>
  );
}

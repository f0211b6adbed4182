import { useEffect, useState } from 'react';
import type { Helmet as HelmetClass, HelmetProps } from 'react-helmet';
import { loadPersistently } from '../../kit/dom/load-persistently';
import { whenIdle } from '../../kit/dom/when-idle';

interface Module {
  Helmet: typeof HelmetClass;
}

let loaded: Module | undefined;

/** Loads Helmet; the server does so before it renders. */
export async function loadHelmet(): Promise<Module> {
  return (loaded ??= await import('react-helmet'));
}

/**
 * Helmet. The server writes the head into each page, so the reader's browser needs it for the next page at the
 * earliest: it comes when the browser is idle, and 4 kB gzip are no part of the first load. Helmet draws nothing, so
 * its absence changes no markup.
 */
export function DocumentHead(props: HelmetProps) {
  const [module, setModule] = useState(loaded);
  useEffect(() => {
    if (module) return undefined;
    return whenIdle(() => void loadPersistently(loadHelmet).then(setModule));
  }, [module]);
  return module ? <module.Helmet {...props} /> : null;
}

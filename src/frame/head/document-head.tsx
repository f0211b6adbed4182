import { useEffect, useState } from 'react';
import type { Helmet as HelmetClass, HelmetProps } from 'react-helmet';
import { loadPersistently } from '../../kit/dom/load-persistently';
import { whenIdle } from '../../kit/dom/deferred-work';
import { PAGE_VIEWS } from './names';

interface Module {
  Helmet: typeof HelmetClass;
}

let loaded: Module | undefined;

/** Loads Helmet. The server waits for the returned promise before it renders. */
export async function loadHelmet(): Promise<Module> {
  return (loaded ??= await import('react-helmet'));
}

/**
 * Lazy wrapper for Helmet. The server writes the head into each page, so the browser needs Helmet for the next page at
 * the earliest. It loads when the browser is idle, which keeps it out of the first load. Helmet renders nothing, so the
 * markup does not change when it is missing.
 */
export function DocumentHead(props: HelmetProps) {
  const [module, setModule] = useState(loaded);
  useEffect(() => {
    if (module) return undefined;
    return whenIdle(() => void loadPersistently(loadHelmet).then(setModule));
  }, [module]);
  return module ? <module.Helmet {...props} /> : null;
}

/** Writes the URL for page views into the head, where `frame/head/page-views.ts` reads it. */
export function PageViewsAddress({ address }: { address: string }) {
  return (
    <DocumentHead>
      <meta name={PAGE_VIEWS} content={address} />
    </DocumentHead>
  );
}

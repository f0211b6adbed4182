import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** Prefix of every class that emotion generates. */
const KEY = 'css';

/**
 * Creates a cache that collects the styles of one page. The browser reuses the server's styles through emotion's
 * default cache, which has the same key. Emotion's prefixer is turned off because every supported browser has the
 * standard properties, and prefixes made up a quarter of the styles.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] });

interface EmotionRootProps {
  cache: EmotionCache;
  children: ReactNode;
}

/** Provides the style cache to a page that the server renders. */
export function EmotionRoot({ cache, children }: EmotionRootProps) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

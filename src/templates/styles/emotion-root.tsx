import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** Prefix of every class that emotion makes. */
const KEY = 'css';

/**
 * A cache that collects the styles of one page; the browser goes on with those the server sent, in emotion's own
 * cache of the same key. Without emotion's prefixer: every browser of our list reads the standard properties, and
 * prefixes made a quarter of the styles.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] });

interface EmotionRootProps {
  cache: EmotionCache;
  children: ReactNode;
}

/** Gives a page that the server renders its style cache. */
export function EmotionRoot({ cache, children }: EmotionRootProps) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

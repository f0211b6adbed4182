import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** Prefix of every class that emotion makes. */
const KEY = 'css';

let browserCache: EmotionCache | undefined;

/**
 * A cache that collects the styles of one page; the browser goes on with those the server sent. Without emotion's
 * prefixer: every browser of our list reads the standard properties, and prefixes made a quarter of the styles.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] });

interface EmotionRootProps {
  cache?: EmotionCache;
  children: ReactNode;
}

/** Gives the page its style cache. */
export function EmotionRoot({ cache, children }: EmotionRootProps) {
  const value = cache ?? (browserCache ??= createStyleCache());
  return <CacheProvider value={value}>{children}</CacheProvider>;
}

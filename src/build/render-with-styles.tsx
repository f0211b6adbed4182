import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { onRenderBody as writeHelmetHead } from 'gatsby-plugin-react-helmet/gatsby-ssr';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { CODE_IN_FONT, IF_WIDE } from '../frame/fonts/names';
import { loadHelmet } from '../frame/head/document-head';
import { loadComponents } from '../templates/content/component-map';
import { GlobalStyles } from '../templates/styles/global-style';
import { showsCodeFirst } from './shows-code-first';

/** Prefix of every class that emotion generates. */
const KEY = 'css';

/**
 * Creates a cache that collects the styles of one page. The browser reuses the server's styles through emotion's
 * default cache, which has the same key. Emotion's prefixer is turned off, because the supported browsers need no
 * prefixed properties, and these would make up much of the styles.
 */
const createStyleCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] });

interface EmotionRootProps {
  cache: EmotionCache;
  children: ReactNode;
}

/** Provides the style cache to a page that the server renders. */
function EmotionRoot({ cache, children }: EmotionRootProps) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/**
 * Renders a page as Gatsby does, but collects emotion's styles in the head instead of scattering them through the body.
 * This makes the HTML smaller, lets it paint at once, and allows the styles to be hashed for the
 * Content-Security-Policy.
 *
 * Renders synchronously, not as a stream, and reads Helmet's head immediately afterwards. Gatsby renders several pages
 * concurrently and Helmet keeps one global state, so any await in between would mix up the heads of two pages.
 */
export async function renderWithStyles(args: ReplaceRendererArgs): Promise<void> {
  await Promise.all([loadComponents(), loadHelmet()]);
  const cache = createStyleCache();
  const server = createEmotionServer(cache);
  // With `compat` set, emotion only collects styles. Otherwise it also writes a style element next to each element.
  cache.compat = true;
  const html = renderToString(
    <EmotionRoot cache={cache}>
      <GlobalStyles />
      {args.bodyComponent}
    </EmotionRoot>,
  );
  writeHelmetHead(args as unknown as RenderBodyArgs);
  const { styles } = server.extractCriticalToChunks(html);
  args.setHeadComponents(
    styles.map(({ key, ids, css }) => {
      const marks = [key, ...ids].join(' ');
      // `data-s` keeps emotion from moving the element in the browser. Moving it would reload its font faces, and a
      // text font that missed the first paint would then change the letters while the reader reads.
      return (
        <style
          key={marks}
          data-emotion={marks}
          data-s=""
          dangerouslySetInnerHTML={{ __html: css }}
        />
      );
    }),
  );
  const attributes: Record<string, string> = showsCodeFirst(html)
    ? { [CODE_IN_FONT]: IF_WIDE }
    : {};
  args.setHtmlAttributes(attributes);
  args.replaceBodyHTMLString(html);
}

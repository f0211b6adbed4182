import createEmotionServer from '@emotion/server/create-instance';
import type { RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { onRenderBody as writeHelmetHead } from 'gatsby-plugin-react-helmet/gatsby-ssr';
import { renderToString } from 'react-dom/server';
import { loadComponents } from '../templates/content/component-map';
import { loadHelmet } from '../frame/head/document-head';
import { createStyleCache, EmotionRoot } from '../templates/styles/emotion-root';
import { showsCodeFirst } from './shows-code-first';
import { CODE_IN_FONT } from '../frame/fonts/names';
import { GlobalStyles } from '../templates/styles/global-styles';

/**
 * Gatsby's renderer, with emotion's styles gathered in the head instead of strewn through the body: smaller, drawn
 * at once, and hashed for the Content-Security-Policy.
 *
 * In one go, not as a stream, and with Helmet's head taken at once: Gatsby renders several pages at a time, Helmet
 * keeps one state for all, and whatever waits between the two mixes the heads of two pages.
 */
export async function renderWithStyles(args: ReplaceRendererArgs): Promise<void> {
  await Promise.all([loadComponents(), loadHelmet()]);
  const cache = createStyleCache();
  const server = createEmotionServer(cache);
  // With this set emotion only collects; without it, it also writes styles beside each element.
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
      // `data-s` keeps emotion from moving it in the browser: moved, its font faces would be loaded anew, and a text
      // font that came too late for the first paint would change the letters under the reader's eyes.
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
  const attributes: Record<string, string> = showsCodeFirst(html) ? { [CODE_IN_FONT]: '' } : {};
  args.setHtmlAttributes(attributes);
  args.replaceBodyHTMLString(html);
}

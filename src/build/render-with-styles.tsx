import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs } from 'gatsby';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { GlobalStyles } from '../components/layout/global-styles';
import { createStyleCache, EmotionRoot } from '../components/layout/emotion-root';

/**
 * Gatsby's renderer, with emotion's styles gathered into one element of the head instead of strewn through the
 * body: smaller, drawn at once, and one hash for the Content-Security-Policy. A stream, so that components
 * loaded lazily are in the page as well.
 */
export async function renderWithStyles({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  const cache = createStyleCache();
  const server = createEmotionServer(cache);
  // With this set emotion only collects; without it, it also writes styles beside each element.
  cache.compat = true;
  const html = await render(
    <EmotionRoot cache={cache}>
      <GlobalStyles />
      {bodyComponent}
    </EmotionRoot>,
  );
  const { styles } = server.extractCriticalToChunks(html);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids.join(' ')}`}
        data-emotion={`${key} ${ids.join(' ')}`.trim()}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
  replaceBodyHTMLString(html);
}

async function render(element: React.JSX.Element): Promise<string> {
  const output = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onAllReady: () => {
        stream.pipe(output);
        resolve();
      },
      onError: reject,
    });
  });
  return text(output);
}

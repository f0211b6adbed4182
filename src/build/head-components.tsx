import type { ReactNode } from 'react';
import { withPrefix } from 'gatsby';
import { NAVBAR_END_ID } from '../frame/navbar/names';
import { textFont } from '../frame/fonts/font-faces';
import { NARROW } from '../kit/styles/breakpoints';
import { coloursOf } from '../site/design/colours';

/**
 * Returns the elements that every page's head has in addition to the page's own.
 *
 * @param path the page's path, without base path
 */
export function headComponents(path: string): ReactNode[] {
  return [
    // Must precede the first-paint script, which removes the extension from the URL. Without the extension, this script
    // would not redirect.
    ...(/^\/404(?:\.html|\/)?$/.test(path)
      ? [<script key="file" dangerouslySetInnerHTML={{ __html: FILE_ADDRESS_SCRIPT }} />]
      : []),
    // Phones don't preload the font on a first visit, because on a slow network the font would delay the text itself.
    // This link must precede the first-paint script, which removes the `media` attribute if an earlier page has fetched
    // the font.
    <link
      key="font"
      rel="preload"
      media={`not all and ${NARROW}`}
      href={textFont}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <script key="first-paint" dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />,
    ...(path === '/'
      ? [<script key="base" dangerouslySetInnerHTML={{ __html: BASE_ADDRESS_SCRIPT }} />]
      : []),
    // Delays the first paint until the end of the navbar is parsed. Its links are right-aligned, so they would shift if
    // they were painted before the last one.
    <link key="bar" rel="expect" href={`#${NAVBAR_END_ID}`} blocking="render" />,
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
    // At the root of a host, browsers find both icons without a link.
    ...(withPrefix('/') === '/'
      ? []
      : [
          <link key="ico" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
          <link key="touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
        ]),
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
    <meta
      key="dark"
      name="theme-color"
      media="(prefers-color-scheme: dark)"
      content={coloursOf(COLOUR_SETTINGS, 'dark').surface}
    />,
    <meta
      key="light"
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content={coloursOf(COLOUR_SETTINGS, 'light').surface}
    />,
  ];
}

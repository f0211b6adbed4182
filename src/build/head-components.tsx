import type { ReactNode } from 'react';
import { withPrefix } from 'gatsby';
import { firstPaintScript } from '../behaviours/first-paint';
import { textFont } from '../styles/font-faces';
import { darkColours, lightColours } from '../styles/tokens';

/** What every page's head holds besides what the page itself says. */
export function headComponents(): ReactNode[] {
  return [
    <script key="first-paint" dangerouslySetInnerHTML={{ __html: firstPaintScript }} />,
    <link
      key="font"
      rel="preload"
      href={textFont}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
    <meta
      key="dark"
      name="theme-color"
      media="(prefers-color-scheme: dark)"
      content={darkColours.surface}
    />,
    <meta
      key="light"
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content={lightColours.surface}
    />,
  ];
}

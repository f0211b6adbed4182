// SPDX-License-Identifier: MIT
import { darkTheme, lightTheme, SwapWidget, type Theme } from '@uniswap/widgets';

// #region built-in
/** Switches between the widget's two built-in themes when your page's mode changes. */
export function SwapInMode({ mode }: { mode: 'light' | 'dark' }) {
  return <SwapWidget theme={mode === 'dark' ? darkTheme : lightTheme} width={420} />;
}
// #endregion built-in

// #region own-theme
/** Overrides colours of a built-in theme. Any colour you leave out keeps its value. */
export const harbourTheme: Theme = {
  ...darkTheme,
  accent: '#2dd4bf',
  onAccent: '#042f2e',
  container: '#0b1f24',
  module: '#12303a',
  interactive: '#1b4452',
  outline: '#2b5c6b',
  dialog: '#0b1f24',
  primary: '#e6fbf8',
  secondary: '#8fc7c0',
  fontFamily: 'Georgia, serif',
  borderRadius: { large: 0.5, medium: 0.375, small: 0.25, xsmall: 0.125 },
};

export function SwapInHarbour() {
  return <SwapWidget theme={harbourTheme} />;
}
// #endregion own-theme

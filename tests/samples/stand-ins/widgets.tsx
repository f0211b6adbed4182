// SPDX-License-Identifier: MIT
import type { SwapWidgetProps } from '@uniswap/widgets';

/** The props of every widget rendered since the last reset, in order. */
export const drawn: SwapWidgetProps[] = [];

export function SwapWidget(props: SwapWidgetProps) {
  drawn.push(props);
  return <section aria-label="widget" />;
}

export const darkTheme = { container: 'dark container', scrim: 'dark scrim' };
export const lightTheme = { container: 'light container', scrim: 'light scrim' };

import { admonitionColours } from './admonition-kinds';

/**
 * Default colors of the dark mode, by role. They are in OKLCH, so that equal steps of lightness look equal in both
 * modes. `contrast.ts` lists the pairs of colors that need AA contrast.
 */
export const darkColours = {
  surface: 'oklch(0.175 0.022 258)',
  'surface-raised': 'oklch(0.212 0.024 258)',
  'surface-sunken': 'oklch(0.148 0.02 258)',
  'surface-tint': 'oklch(0.24 0.024 258)',
  border: 'oklch(0.3 0.024 258)',
  'border-strong': 'oklch(0.53 0.03 258)',
  text: 'oklch(0.93 0.01 85)',
  'text-muted': 'oklch(0.745 0.018 255)',
  accent: 'oklch(0.79 0.135 58)',
  'on-accent': 'oklch(0.2 0.03 58)',
  'accent-surface': 'oklch(0.26 0.04 50)',
  token0: 'oklch(0.82 0.115 205)',
  'token0-surface': 'oklch(0.3 0.05 215)',
  token1: 'oklch(0.76 0.135 308)',
  'token1-surface': 'oklch(0.3 0.07 305)',
  ...admonitionColours('dark'),
  'code-surface': 'oklch(0.152 0.02 260)',
  'code-text': 'oklch(0.885 0.012 250)',
  'code-comment': 'oklch(0.67 0.022 255)',
  'code-keyword': 'oklch(0.8 0.1 305)',
  'code-function': 'oklch(0.84 0.085 235)',
  'code-string': 'oklch(0.83 0.1 155)',
  'code-constant': 'oklch(0.83 0.11 70)',
  'code-punctuation': 'oklch(0.735 0.02 255)',
  'code-highlight': 'oklch(0.265 0.038 60)',
  'code-inserted': 'oklch(0.25 0.05 155)',
  'code-deleted': 'oklch(0.255 0.06 18)',
} as const;

/** A color's role. */
export type Colour = keyof typeof darkColours;

/** Default colors of the light mode, by role. The surfaces have a warm paper tone. */
export const lightColours: Record<Colour, string> = {
  surface: 'oklch(0.986 0.006 85)',
  'surface-raised': 'oklch(0.998 0.002 85)',
  'surface-sunken': 'oklch(0.962 0.009 85)',
  'surface-tint': 'oklch(0.942 0.009 85)',
  border: 'oklch(0.895 0.011 85)',
  'border-strong': 'oklch(0.62 0.015 85)',
  text: 'oklch(0.245 0.02 262)',
  'text-muted': 'oklch(0.465 0.022 262)',
  accent: 'oklch(0.525 0.145 42)',
  'on-accent': 'oklch(0.99 0.005 85)',
  'accent-surface': 'oklch(0.95 0.025 60)',
  token0: 'oklch(0.5 0.095 225)',
  'token0-surface': 'oklch(0.92 0.04 215)',
  token1: 'oklch(0.5 0.17 308)',
  'token1-surface': 'oklch(0.92 0.045 308)',
  ...admonitionColours('light'),
  'code-surface': 'oklch(0.968 0.007 85)',
  'code-text': 'oklch(0.3 0.022 262)',
  'code-comment': 'oklch(0.5 0.018 262)',
  'code-keyword': 'oklch(0.46 0.16 305)',
  'code-function': 'oklch(0.44 0.11 245)',
  'code-string': 'oklch(0.43 0.09 158)',
  'code-constant': 'oklch(0.46 0.115 50)',
  'code-punctuation': 'oklch(0.46 0.018 262)',
  'code-highlight': 'oklch(0.932 0.042 75)',
  'code-inserted': 'oklch(0.925 0.045 158)',
  'code-deleted': 'oklch(0.93 0.04 20)',
};

/** Colors that the settings override. */
export type ColourSettings = Readonly<
  Record<Mode, Readonly<Partial<Record<Colour, string | undefined>>>>
>;

/** A color mode. */
export type Mode = 'dark' | 'light';

/** Returns a site's colors in a mode: the settings' overrides on top of the defaults. */
export const coloursOf = (settings: ColourSettings, mode: Mode): Record<Colour, string> => ({
  ...(mode === 'dark' ? darkColours : lightColours),
  ...settings[mode],
});

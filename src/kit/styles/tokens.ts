import { MOBILE, NARROW } from './breakpoints';

/** Tokens that do not depend on the color mode. Spacing uses a 4 px scale. */
export const sizes = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-10': '2.5rem',
  'space-12': '3rem',
  'space-16': '4rem',
  'space-20': '5rem',
  'size-code': '0.8125rem',
  'size-xs': '0.78125rem',
  'size-sm': '0.875rem',
  'size-md': '1.03125rem',
  'size-lg': '1.1875rem',
  'size-xl': '1.4375rem',
  'size-2xl': '1.8125rem',
  'size-3xl': '2.3125rem',
  'radius-sm': '4px',
  'radius-md': '8px',
  'radius-lg': '12px',
  'motion-fast': '120ms',
  'motion-base': '180ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  'navbar-height': '3.75rem',
  'sidebar-width': '17rem',
  'contents-width': '14.5rem',
  measure: '42.5rem',
  // Width of code, tables and tools on wide screens. It fits a hundred characters of code.
  'wide-track': '51.25rem',
  'font-sans': "'Instrument Sans fallback', system-ui, sans-serif",
  // Fallback fonts only. `templates/styles/global-style.tsx` puts the web font in front of them.
  'font-mono':
    "'Geist Mono like Menlo', 'Geist Mono like Consolas', 'Geist Mono like Courier', ui-monospace, monospace",
} as const;

/** Media queries by purpose. Custom properties do not work in media queries. */
export const media = {
  mobile: `@media ${MOBILE}`,
  desktop: `@media not all and ${MOBILE}`,
  wide: '@media (min-width: 80em)',
  narrow: `@media ${NARROW}`,
  roomy: `@media not all and ${NARROW}`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  light: '@media (prefers-color-scheme: light)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  screen: '@media screen',
  hover: '@media (hover: hover)',
} as const;

/** Converts tokens to custom properties. */
export const customProperties = (tokens: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

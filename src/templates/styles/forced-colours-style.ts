import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { admonitionKinds } from '../../site/design/admonition-kinds';
import type { Colour } from '../../site/design/colours';
import { THEME } from '../../kit/names';

const grounds: Colour[] = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'code-surface',
  'token0-surface',
  'token1-surface',
];
const inks: Colour[] = [
  'border',
  'border-strong',
  'text',
  'text-muted',
  'token0',
  'token1',
  ...admonitionKinds,
];

const all = (roles: readonly Colour[], colour: string) =>
  Object.fromEntries(roles.map((role) => [`--${role}`, colour]));

const chosen = [
  '[role="tab"][aria-selected="true"]',
  '[role="option"][aria-selected="true"]',
  '[aria-pressed="true"]',
  'label:has(> [type="radio"]:checked)',
  ':is(nav, aside) a[aria-current]',
].join();

/** Styles for forced colors. An outline marks states that are otherwise shown only by a color or a background. */
export const forcedColoursStyle: CSSObject = {
  [media.forcedColors]: {
    // Browsers force the colors of text, backgrounds and borders, but not of drawings and gradients, which use these
    // properties.
    [`:root, html[${THEME}]`]: {
      ...all(grounds, 'Canvas'),
      ...all(inks, 'CanvasText'),
      '--accent': 'Highlight',
      '--accent-surface': 'Canvas',
    },
    ':focus-visible': { outlineColor: 'Highlight' },
    // Without its own background, marked text would look like the text around it.
    mark: { background: 'Mark !important', color: 'MarkText !important' },
    [chosen]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
};

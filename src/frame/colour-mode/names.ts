/** Attribute of the button that changes the color mode. */
export const COLOUR_TOGGLE = 'data-colour-toggle';

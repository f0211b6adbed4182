/** Attribute of the button that changes the colour mode. */
export const COLOUR_TOGGLE = 'data-colour-toggle';

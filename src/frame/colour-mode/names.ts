/** The button that changes the colours. */
export const COLOUR_TOGGLE = 'data-colour-toggle';

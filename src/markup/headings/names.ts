/** On a heading's link to itself, which copies its address. */
export const COPY_ADDRESS = 'data-copy-address';
/** On a heading link, for a moment after its address has been copied. */
export const COPIED = 'data-copied';

/** Class of a heading with its link next to it: inside the heading, the link would be part of its name. */
export const HEADING = 'heading';
/** Class of a heading's link to itself. */
export const HEADING_LINK = 'heading-link';

/** On a heading's link to itself, which copies its address. */
export const COPY_ADDRESS = 'data-copy-address';
/** On a heading link, for a moment after its address has been copied. */
export const COPIED = 'data-copied';

/**
 * Class of the element that contains a heading and its link. The link is not inside the heading itself, because it
 * would then be part of the heading's name.
 */
export const HEADING = 'heading';
/** Class of a heading's link to itself. */
export const HEADING_LINK = 'heading-link';

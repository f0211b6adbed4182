/** Attribute of a heading's link to itself. A click copies the link's URL. */
export const COPY_ADDRESS = 'data-copy-address';
/** Attribute of a heading link, set for a moment after its URL has been copied. */
export const COPIED = 'data-copied';

/**
 * Class of the element that contains a heading and its link. The link is not inside the heading itself, because it
 * would then be part of the heading's name.
 */
export const HEADING = 'heading';
/** Class of a heading's link to itself. */
export const HEADING_LINK = 'heading-link';

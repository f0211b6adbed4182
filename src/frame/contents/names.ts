/** Attribute of the table of contents next to the text. */
export const CONTENTS = 'data-contents';
/** Attribute of a link to a heading: the level of the heading. */
export const DEPTH = 'data-depth';

/** On the table of contents next to the text. */
export const CONTENTS = 'data-contents';
/** On a link to a heading: the heading's level. */
export const DEPTH = 'data-depth';

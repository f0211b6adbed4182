/** The headings of the page, beside its text. */
export const CONTENTS = 'data-contents';
/** On a heading's link: the heading's level. */
export const DEPTH = 'data-depth';

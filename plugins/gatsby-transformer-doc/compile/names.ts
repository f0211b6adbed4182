/**
 * What one step tells a later one about an element: properties as the tree calls them. None of them reaches a page.
 * What does is named in the `names.ts` of the room that styles it or moves it.
 */

/** On code: what is written behind the language of its fence. */
export const FENCE_META = 'dataMeta';
/** On code: the sample that it shows, as JSON. */
export const SHOWN_SAMPLE = 'dataSample';
/** On code: that it declares something of a package, and what the drawing step needs to know of it, as JSON. */
export const SIGNATURE = 'dataSignature';
/** On a heading: it gets no link to itself. */
export const UNLINKED = 'dataUnlinked';

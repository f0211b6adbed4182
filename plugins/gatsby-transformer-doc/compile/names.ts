/**
 * Names of properties that one step sets on an element for a later step to read. These properties never reach a page.
 * Properties that do reach a page are named in the `names.ts` of the feature folder that styles or scripts them.
 */

/** On code: the rest of its fence's info string, after the language. */
export const FENCE_META = 'dataMeta';
/** On code: the sample that it shows, as JSON. */
export const SHOWN_SAMPLE = 'dataSample';
/** On code: marks a declaration from a package, with the data that the rendering step needs, as JSON. */
export const SIGNATURE = 'dataSignature';
/** On a heading: marks a heading that gets no link to itself. */
export const UNLINKED = 'dataUnlinked';

/** On the element of an MDX component: its name. */
export const COMPONENT = 'data-component';
/** On a run of markup: its position in the body. */
export const RUN = 'data-run';

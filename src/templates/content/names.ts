/** Attribute of the element of an MDX component: the component's name. */
export const COMPONENT = 'data-component';
/** Attribute of an element whose markup contains no components: its position in the body of the doc. */
export const RUN = 'data-run';

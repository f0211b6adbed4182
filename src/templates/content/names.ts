/** Where a component of MDX stands: its name. */
export const COMPONENT = 'data-component';
/** Where a run of markup stands: its place in the body. */
export const RUN = 'data-run';

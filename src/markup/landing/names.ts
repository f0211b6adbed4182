/** Class of the opening of a section: its versions and its three tasks. */
export const LANDING = 'landing';
/** Class of the label with the version of the protocol or of a package. */
export const LANDING_BADGE = 'landing-badge';
/** Class of three described links, side by side. */
export const TASK_CARDS = 'task-cards';

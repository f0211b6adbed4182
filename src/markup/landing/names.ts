/** Class of what opens a section: its versions and its three tasks. */
export const LANDING = 'landing';
/** Class of a version, of the protocol or of a package. */
export const LANDING_BADGE = 'landing-badge';
/** Class of three links with what each is for, side by side. */
export const TASK_CARDS = 'task-cards';

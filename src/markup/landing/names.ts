/** Class of the opening of a section's first page: the section's versions and its three main tasks. */
export const LANDING = 'landing';
/** Class of the label with the version of the protocol or of a package. */
export const LANDING_BADGE = 'landing-badge';
/** Class of three described links, side by side. */
export const TASK_CARDS = 'task-cards';

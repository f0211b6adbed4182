/** How many sections of one page to show in the results at most, including the best one. */
export const MOST_SECTIONS = 3;

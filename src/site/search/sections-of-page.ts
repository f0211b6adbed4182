/** Most sections of one page to show in the results, including the best one. */
export const MOST_SECTIONS = 3;

/** How many sections of one page an answer shows at most, the best included. */
export const MOST_SECTIONS = 3;

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats `2026-11-22` as `22 November 2026`. */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));

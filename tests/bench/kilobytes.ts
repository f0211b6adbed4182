/** Bytes as tables have them. */
export const kB = (bytes: number): number => Number((bytes / 1000).toFixed(1));

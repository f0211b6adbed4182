/** Styles of a button that looks like the surrounding text. Add link styling where you use it. */
export const plainButton = {
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
} as const;

/**
 * Returns the `background` of content that scrolls sideways. It shows a shadow at an edge while there is more content
 * beyond that edge.
 */
export const scrollEdges = (surface: string): string => `
  linear-gradient(to right, ${surface} 40%, transparent) left / 2rem 100% no-repeat local,
  linear-gradient(to left, ${surface} 40%, transparent) right / 2rem 100% no-repeat local,
  linear-gradient(to right, color-mix(in oklab, var(--text) 14%, transparent), transparent) left / 0.5rem 100% no-repeat scroll,
  linear-gradient(to left, color-mix(in oklab, var(--text) 14%, transparent), transparent) right / 0.5rem 100% no-repeat scroll`;

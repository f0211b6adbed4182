/** A button that looks like the surrounding text. Add link styling where you use it. */
export const plainButton = {
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
} as const;

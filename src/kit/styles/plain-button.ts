/** A button that looks like the text around it; the place that uses it adds what marks a link there. */
export const plainButton = {
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
} as const;

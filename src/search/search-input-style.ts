/** Styles of the input of a search field. The border and the focus outline are on the form around it. */
export const searchInputStyle = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--text)',
  fontSize: 'var(--size-md)',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: 'var(--text-muted)', opacity: 1 },
} as const;

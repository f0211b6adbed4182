/** The mark: two lines of equal pressure, x·y = k, and the point where a trade stands. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M5 3.5 C5.6 15.5 16.5 26.4 28.5 27" strokeWidth="2.4" />
        <path d="M13 3.5 C13.3 11.4 20.6 18.7 28.5 19" strokeWidth="1.8" opacity="0.62" />
        <path d="M21 3.5 C21.2 7.4 24.6 10.8 28.5 11" strokeWidth="1.3" opacity="0.36" />
      </g>
      <circle cx="11.4" cy="20.6" r="3.3" fill="var(--accent)" />
    </svg>
  );
}

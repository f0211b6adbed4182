import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="1.25rem"
      height="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path d="m10 3 2.1 4.4 4.9.7-3.5 3.4.8 4.8-4.3-2.3-4.3 2.3.8-4.8L3 8.1l4.9-.7z" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="9" cy="9" r="5" />
    <path d="m13 13 4 4" />
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M4.5 15.5l1.1-1.1M14.4 5.6l1.1-1.1" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M16.8 12.2A7.2 7.2 0 0 1 7.8 3.2a7.2 7.2 0 1 0 9 9Z" />
  </Icon>
);

export const SystemIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor" stroke="none" />
  </Icon>
);

export const ChevronIcon = () => (
  <svg
    viewBox="0 0 12 12"
    width="0.75rem"
    height="0.75rem"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="m3 4.5 3 3 3-3" />
  </svg>
);

/** Styles of the buttons that contain an icon. */
export const iconsStyle: CSSObject = {
  '.icon-button': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    padding: 0,
    border: 0,
    borderRadius: 'var(--radius-md)',
    background: 'none',
    color: 'var(--text-muted)',
    cursor: 'pointer',
    transition: 'color var(--motion-fast), background var(--motion-fast)',
    '&:hover': { color: 'var(--text)', background: 'var(--surface-raised)' },
  },
};

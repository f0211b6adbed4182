/** An icon that is drawn from the site's mark. */
interface IconFile {
  /** From the site's folder. */
  file: string;
  /** Side, in pixels. */
  size: number;
  /** How much of the side the mark takes. */
  share: number;
  /** Radius of the tile's corners, as a part of the side: none where the system cuts them itself. */
  corner: number;
  /** For the manifest; none of those that it does not name. */
  purpose?: 'any' | 'maskable';
}

/** Every icon but `favicon.ico`. */
export const ICONS: readonly IconFile[] = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.68, corner: 0 },
  { file: 'icons/icon-192.png', size: 192, share: 0.7, corner: 0.22, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, share: 0.7, corner: 0.22, purpose: 'any' },
  // A launcher may cut to a circle of four fifths.
  { file: 'icons/maskable-512.png', size: 512, share: 0.52, corner: 0, purpose: 'maskable' },
];

/** Sides of the pictures in `favicon.ico`. */
export const FAVICON_SIZES = [16, 32, 48] as const;
